import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPlace, type IntegrationsPlace } from './integrations-address.ts';

/** Integrations state in the current address. */
export function useIntegrationsPlace(): IntegrationsPlace {
  const [params] = useSearchParams();
  return useMemo(() => readPlace(params), [params]);
}
