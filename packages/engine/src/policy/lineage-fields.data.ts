import type { FieldDefinition, FieldValue } from './field.ts';
import type { LineagePast } from './event-context.ts';

interface LineageField extends FieldDefinition {
  read(past: LineagePast): FieldValue;
}

/** What conditions may ask of the way that an object's data took. Names are part of stored policies. */
export const LINEAGE_FIELDS: readonly LineageField[] = [
  {
    name: 'lineage.origins',
    type: 'list',
    label: 'Origins of the data',
    operators: ['originIn', 'exists'],
    read: (past) => past.origins,
  },
  {
    name: 'lineage.labels',
    type: 'list',
    label: 'Data types found on the way',
    operators: ['originLabel', 'exists'],
    read: (past) => past.labels,
  },
  {
    name: 'lineage.actions',
    type: 'list',
    label: 'Actions on the way',
    operators: ['pathHas', 'exists'],
    read: (past) => past.actions,
  },
  {
    name: 'lineage.hops',
    type: 'number',
    label: 'Steps from the farthest origin',
    operators: ['hopsGte', 'exists'],
    read: (past) => past.hops,
  },
];
