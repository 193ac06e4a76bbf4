import type { PolicyField } from '@waybill/contract';
import { NAMED_FIELDS } from './fields.ts';
import { OPERATORS_OF_TYPE } from './read-leaf.ts';

/**
 * Every named field as data: what may be asked of it, and its closed vocabulary. A file in `fields` adds to it. Counts of
 * one data type, scores of one detector and paths into records are fields as well, and have no end.
 */
export function fieldCatalogue(): PolicyField[] {
  return NAMED_FIELDS.map(({ name, label, type, values, operators }) => ({
    name,
    label,
    type,
    operators: [...(operators ?? OPERATORS_OF_TYPE[type])],
    values: values === undefined ? null : [...values],
  }));
}
