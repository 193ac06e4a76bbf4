import type { DataClass } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useCallback } from 'react';
import { classificationText } from '../classification/classification.text.ts';
import { useDataTypes } from '../classification/use-data-types.ts';
import { valueWord } from './value-word.ts';

/** Names of values in conditions: data types and their groups. */
export function useValueNames(): (field: string, value: string) => string {
  const { names } = useDataTypes();
  return useCallback(
    (field, value) => {
      const group = field === 'data.groups' ? groupWord(value) : null;
      return group ?? (isOfTypes(field) ? names.get(value) : undefined) ?? valueWord(value);
    },
    [names],
  );
}

const GROUPS: ReadonlySet<string> = new Set<DataClass>([
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
]);

/** Name of a group of data types; null if it is unknown. */
export function groupWord(value: string): string | null {
  return isGroup(value) ? textOf(classificationText)[value] : null;
}

function isGroup(value: string): value is DataClass {
  return GROUPS.has(value);
}

/** Whether the values of a field are data types. */
export function isOfTypes(field: string): boolean {
  return field === 'data.types' || field === 'lineage.labels';
}
