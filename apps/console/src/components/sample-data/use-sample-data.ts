import type { SampleDataState } from '@waybill/contract';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../app/http/tell-failure.ts';
import { change } from '../../app/http/api.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';

/** Polling interval in milliseconds for the progress while a job runs. */
const POLL_MS = 1000;

export interface SampleData {
  /** Undefined while unknown or not allowed. */
  state: SampleDataState | undefined;
  isRunning: boolean;
  load: () => Promise<void>;
  empty: () => Promise<void>;
}

function isRunningState(state: SampleDataState | undefined): boolean {
  return state?.state === 'loading' || state?.state === 'emptying';
}

/** State, progress and actions of the sample data; when a job ends, everything on screen is reread. */
export function useSampleData(): SampleData {
  const { can, reload } = useSessionInfo();
  const { mutate: mutateAll } = useSWRConfig();
  const { data, mutate } = useRead(can('setting:read') ? '/v1/sample-data' : null, undefined, {
    refreshInterval: (latest) => (isRunningState(latest) ? POLL_MS : 0),
  });
  const isRunning = isRunningState(data);

  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      void reload();
      void mutateAll(() => true);
    }
    wasRunning.current = isRunning;
  }, [isRunning, reload, mutateAll]);

  async function start(method: 'POST' | 'DELETE'): Promise<void> {
    try {
      const next = await change(method, '/v1/sample-data', {});
      if (next === undefined) return;
      await mutate(next, { revalidate: true });
      // The tray of background work polls only for tasks known to be running.
      await mutateAll('/v1/tasks');
    } catch (error) {
      tellFailure(error);
    }
  }

  return { state: data, isRunning, load: () => start('POST'), empty: () => start('DELETE') };
}
