import type { PolicyField } from '@waybill/contract';
import { NAMED_FIELDS } from './fields.ts';
import { OPERATORS_OF_TYPE } from './read-leaf.ts';

/**
 * Every named field as data: its operators and its closed vocabulary. Files in `fields` add to it.
 * Counts of one data type, scores of one detector and paths into records are also fields, and
 * unlimited.
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
