import type { ContextField, FieldDefinition, FieldValue } from './field.ts';
import type { LineagePast } from './event-context.ts';

function ofPast({
  read,
  ...definition
}: FieldDefinition & { read(past: LineagePast): FieldValue }): ContextField {
  return {
    ...definition,
    needs: 'lineage',
    read(_event, context) {
      const past = context.lineage();
      return past === null ? null : read(past);
    },
  };
}

/** Lineage fields for conditions. Names are part of stored policies. */
export const LINEAGE_FIELDS: readonly ContextField[] = [
  ofPast({
    name: 'lineage.origins',
    type: 'list',
    label: 'Origins of the data',
    operators: ['originIn', 'exists'],
    read: (past) => past.origins,
  }),
  ofPast({
    name: 'lineage.labels',
    type: 'list',
    label: 'Data types in lineage',
    operators: ['originLabel', 'exists'],
    read: (past) => past.labels,
  }),
  ofPast({
    name: 'lineage.actions',
    type: 'list',
    label: 'Actions in lineage',
    operators: ['pathHas', 'exists'],
    read: (past) => past.actions,
  }),
  ofPast({
    name: 'lineage.hops',
    type: 'number',
    label: 'Steps from the furthest origin',
    operators: ['hopsGte', 'exists'],
    read: (past) => past.hops,
  }),
];
