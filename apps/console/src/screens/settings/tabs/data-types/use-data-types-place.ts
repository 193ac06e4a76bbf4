import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPlace, type DataTypesPlace } from './data-types-address.ts';

/** What of the data types the address shows now. */
export function useDataTypesPlace(): DataTypesPlace {
  const [params] = useSearchParams();
  return useMemo(() => readPlace(params), [params]);
}
