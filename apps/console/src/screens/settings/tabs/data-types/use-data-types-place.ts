import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readPlace, type DataTypesPlace } from './data-types-address.ts';

/** Data types state in the current address. */
export function useDataTypesPlace(): DataTypesPlace {
  const [params] = useSearchParams();
  return useMemo(() => readPlace(params), [params]);
}
