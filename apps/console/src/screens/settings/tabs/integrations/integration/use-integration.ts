import type { Integration } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../../../../app/http/api-error.ts';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { change } from '../../../../../app/http/api.ts';
import { readPath } from '../../../../../app/http/build-path.ts';
import type { BodyOf } from '../../../../../app/http/routes-type.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { integrationText } from './integration.text.ts';

/** Polling interval in milliseconds for, and while something is about to change. */
const REFRESH_MS = 15_000;
const SETTLING_MS = 5000;

/** Not settled yet: it is connecting, or something is in progress. */
function isSettling({ state, backfill, streams }: Integration): boolean {
  if (state === 'connecting' || state === 'backfilling') return true;
  if (backfill?.state === 'waiting' || backfill?.state === 'running') return true;
  return streams.some(({ lastRun }) => lastRun?.endedAt === null);
}

/** Polling delay. */
export function refreshMs(integration: Integration | undefined): number {
  return integration !== undefined && isSettling(integration) ? SETTLING_MS : REFRESH_MS;
}

const PATH = '/v1/integrations/{integrationId}';
type Change = Omit<BodyOf<typeof PATH, 'PATCH'>, 'rev'>;

/** An integration, polled while it is shown. */
export function useIntegration(integrationId: string) {
  return useRead(PATH, { params: { integrationId } }, { refreshInterval: refreshMs });
}

export interface IntegrationActions {
  /** Work in progress; null if none. */
  busy: 'change' | 'run' | null;
  /**
   * Changes it, and shows `done` in a toast. Returns whether it was changed; `onFault` receives errors.
   */
  patch: (body: Change, done: string, onFault?: (error: unknown) => void) => Promise<boolean>;
  runNow: () => Promise<void>;
  remove: () => Promise<boolean>;
  /** Rereads everything about it, after a change elsewhere. */
  refresh: () => void;
}

/** Actions on an integration; errors are shown in a toast. */
export function useIntegrationActions(integration: Integration): IntegrationActions {
  const text = textOf(integrationText);
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<IntegrationActions['busy']>(null);
  const { integrationId, rev, name } = integration;
  const params = { integrationId };
  const own = readPath(PATH, { params });

  function refresh(): void {
    void mutate((key) => typeof key === 'string' && key.startsWith(own));
    refreshOthers();
  }

  /** Other places that show it: the catalogue, the banner, and the background work. */
  function refreshOthers(): void {
    for (const path of ['/v1/integrations', '/v1/integrations/health', '/v1/tasks'] as const) {
      void mutate(readPath(path));
    }
  }

  async function attempt(what: 'change' | 'run', run: () => Promise<boolean>): Promise<boolean> {
    setBusy(what);
    try {
      return await run();
    } catch (failure) {
      tellFailure(failure);
      // Someone else has changed it meanwhile: their version is shown.
      if (failure instanceof ApiError && failure.status === 409) refresh();
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    refresh,
    patch: (body, done, onFault) =>
      attempt('change', async () => {
        try {
          const changed = await change('PATCH', PATH, { params, body: { rev, ...body } });
          if (changed === undefined) return false;
          await mutate(own, changed, { revalidate: false });
          refreshOthers();
          toast({ variant: 'success', title: done });
          return true;
        } catch (failure) {
          if (onFault === undefined) throw failure;
          onFault(failure);
          return false;
        }
      }),
    runNow: async () => {
      await attempt('run', async () => {
        const done = await change('POST', `${PATH}/runs`, { params });
        if (done === undefined) return false;
        toast({ variant: 'success', title: text.started });
        refresh();
        return true;
      });
    },
    remove: () =>
      attempt('change', async () => {
        const removed = await change('DELETE', PATH, { params });
        if (removed === undefined) return false;
        refreshOthers();
        toast({ variant: 'success', title: text.removed(name) });
        return true;
      }),
  };
}
