import { useCallback } from 'react';
import { useDataTypes } from '../classification/use-data-types.ts';
import { valueWord } from './value-word.ts';

/** What values are called that conditions compare a field with: data types by their names. */
export function useValueNames(): (field: string, value: string) => string {
  const { names } = useDataTypes();
  return useCallback(
    (field, value) => (isOfTypes(field) ? names.get(value) : undefined) ?? valueWord(value),
    [names],
  );
}

/** Whether the values of a field are data types. */
export function isOfTypes(field: string): boolean {
  return field === 'data.types' || field === 'lineage.labels';
}
