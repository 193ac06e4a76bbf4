import { OPEN_STATUSES } from '../../components/detection/detection-labels.data.ts';
import { useRead } from '../http/use-read.ts';
import { useSessionInfo } from '../session/session-context.ts';

/** Milliseconds between two looks at the number beside Detections. */
const REFRESH_MS = 60_000;

/** How many detections are open; undefined while unknown or not allowed. */
export function useOpenCount(): number | undefined {
  const { can } = useSessionInfo();
  const { data } = useRead(
    can('detection:read') ? '/v1/detections/summary' : null,
    { query: { status: [...OPEN_STATUSES] } },
    { refreshInterval: REFRESH_MS },
  );
  return data?.total;
}
