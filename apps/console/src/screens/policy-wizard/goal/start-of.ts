import type { PolicyStart } from '@waybill/contract';

/** Start from an address: `?detection=…`, `?policy=…`, or `?from=…&to=…` of a flow. */
export function startOf(search: URLSearchParams): PolicyStart | null {
  const detectionId = search.get('detection');
  if (detectionId !== null) return { kind: 'detection', detectionId };
  const policyKey = search.get('policy');
  if (policyKey !== null) return { kind: 'policy', policyKey };
  const origin = search.get('from');
  const destination = search.get('to');
  if (origin === null && destination === null) return null;
  return { kind: 'flow', origin, destination };
}
