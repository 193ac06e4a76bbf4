import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPlace, type IntegrationsPlace } from './integrations-address.ts';

/** What of the integrations the address shows now. */
export function useIntegrationsPlace(): IntegrationsPlace {
  const [params] = useSearchParams();
  return useMemo(() => readPlace(params), [params]);
}
