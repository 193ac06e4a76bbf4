import { LABEL_RANKS, labelRank } from '../../severity/label-rank.ts';
import type { FieldGroup } from '../field.ts';
import { choice, fact, field, fromFacts } from '../field-rows.ts';
import { LABEL_CHANGES, labelAfter, labelBefore, labelChange } from '../label-change.ts';

const LABEL_KEYS = ['labelBefore', 'labelAfter', 'labelChange', 'label', 'sensitivityLabel'];

function sum(numbers: readonly number[] | undefined): number | null {
  if (numbers === undefined || numbers.length === 0) return null;
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Amount of data, and changes of its label. `data.count.<data type>` and `data.unique.<data type>` give
 * the same for one data type.
 */
export const fields: FieldGroup = [
  field('data.count', 'number', 'Data: values found', ({ data }) => sum(data?.counts)),
  field('data.unique', 'number', 'Data: distinct values found', ({ data }) => sum(data?.values)),
  field('data.typeCount', 'number', 'Data: number of data types', ({ data }) =>
    data === null || data.types.length === 0 ? null : data.types.length,
  ),
  fact('label.before', 'Sensitivity label: before', 'labelBefore'),
  fromFacts(
    choice('label.before.level', 'Sensitivity label: level before', LABEL_RANKS, ({ extra }) =>
      labelRank(labelBefore(extra)),
    ),
    'labelBefore',
  ),
  fromFacts(
    field('label.after', 'string', 'Sensitivity label: after', ({ extra }) => labelAfter(extra)),
    ...LABEL_KEYS,
  ),
  fromFacts(
    choice('label.change', 'Sensitivity label: change', LABEL_CHANGES, ({ extra }) =>
      labelChange(extra),
    ),
    ...LABEL_KEYS,
  ),
];
