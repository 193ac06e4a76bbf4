import { useMemo } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';

/** Names of the policies by key; empty while unknown or not allowed, then keys are shown. */
export function usePolicyNames(): ReadonlyMap<string, string> {
  const { can } = useSessionInfo();
  const { data } = useRead(can('policy:read') ? '/v1/policies' : null);
  return useMemo(
    () => new Map((data?.items ?? []).map(({ policyKey, name }) => [policyKey, name])),
    [data],
  );
}
