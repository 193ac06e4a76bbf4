import type { IntegrationSummary } from '@waybill/contract';
import { useRead } from '../http/use-read.ts';
import { useSessionInfo } from '../session/session-context.ts';

/** Polling interval in milliseconds. */
const REFRESH_MS = 60_000;
const NONE: readonly IntegrationSummary[] = [];

/** Integrations that need attention; empty without permission to see integrations. */
export function useIntegrationHealth(): readonly IntegrationSummary[] {
  const { can } = useSessionInfo();
  const { data } = useRead(
    can('integration:read') ? '/v1/integrations/health' : null,
    undefined,
    // Once a minute, not on every return to the page.
    { refreshInterval: REFRESH_MS, revalidateOnFocus: false },
  );
  return data?.items ?? NONE;
}
