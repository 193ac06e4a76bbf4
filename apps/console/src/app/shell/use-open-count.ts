import { OPEN_STATUSES } from '@waybill/contract/enums';
import { useEffect } from 'react';
import { subscribeChanges } from '../../components/detection/detection-changes.ts';
import { useRead } from '../http/use-read.ts';
import { useSessionInfo } from '../session/session-context.ts';

/** Polling interval in milliseconds for the number next to Detections. */
const REFRESH_MS = 60_000;
/** Quiet milliseconds after a change here; several changes cause one count. */
const SETTLE_MS = 500;

/** How many detections are open; undefined while unknown or not allowed. Follows this tab's changes. */
export function useOpenCount(): number | undefined {
  const { can } = useSessionInfo();
  const { data, mutate } = useRead(
    can('detection:read') ? '/v1/detections/summary' : null,
    { query: { status: [...OPEN_STATUSES] } },
    { refreshInterval: REFRESH_MS },
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribeChanges(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void mutate(), SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [mutate]);
  return data?.total;
}
