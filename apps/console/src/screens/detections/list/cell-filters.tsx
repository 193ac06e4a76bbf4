import type { DetectionListItem } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { textOf, toast, type CellAction } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { detectionsText } from '../detections.text.ts';
import { NONE, type ListKey } from '../filter/detection-view.ts';
import { keyLabel, valueLabel, type PolicyNames } from '../filter/facet-view.ts';

export interface CellMeaning {
  key: ListKey;
  value: string;
  label: string;
}

type Said = readonly [key: ListKey, value: string | null | undefined, label?: string | null];

const objectSaid = ({ object }: DetectionListItem): Said | null =>
  object === null ? null : ['object', object.key, object.name];

/** Filters of each column's cells; columns without an entry cannot be filtered by. */
const SAID: Readonly<Record<string, (row: DetectionListItem) => Said | null>> = {
  severity: (row) => ['severity', row.severity],
  detection: objectSaid,
  object: objectSaid,
  person: ({ person }) => ['person', person?.key, person?.name ?? person?.email ?? null],
  flow: ({ to }) => ['destination', to?.name],
  category: (row) => ['category', row.category],
  action: (row) => ['action', row.action],
  direction: (row) => ['direction', row.direction],
  source: (row) => ['source', row.source],
  policy: (row) => ['policy', row.policyKey],
  origin: (row) => ['origin', row.origin],
  type: (row) => ['type', row.type],
  status: (row) => ['status', row.status],
  substatus: (row) => ['substatus', row.substatus],
  verdict: (row) => ['verdict', row.verdict],
  assignee: ({ assignee }) => ['assignee', assignee?.userId, assignee?.name ?? null],
};

/** Names instead of keys and ids. */
export interface CellNames {
  policyNames: PolicyNames;
  typeNames: ReadonlyMap<string, string>;
}

/** Filter values of one cell, all of one facet. */
const MOST_VALUES = 3;

/** Filter of a cell; empty if it cannot be filtered by. */
export function meaningsOf(
  row: DetectionListItem,
  columnId: string,
  { policyNames, typeNames }: CellNames,
): CellMeaning[] {
  return saidBy(row, columnId, typeNames).map(([key, value, label = null]) => ({
    key,
    value: value ?? NONE,
    label: valueLabel(key, value ?? NONE, label, policyNames),
  }));
}

function saidBy(
  row: DetectionListItem,
  columnId: string,
  typeNames: CellNames['typeNames'],
): readonly Said[] {
  if (columnId !== 'dataTypes') {
    const said = ownValue(SAID, columnId)?.(row) ?? null;
    return said === null ? [] : [said];
  }
  if (row.dataTypes.length === 0) return [['dataType', NONE]];
  return row.dataTypes
    .slice(0, MOST_VALUES)
    .map((id): Said => ['dataType', id, typeNames.get(id) ?? null]);
}

/**
 * Only this value, anything but it, or its text on the clipboard; each value of the cell separately.
 */
export function cellActions(
  meanings: readonly CellMeaning[],
  filter: (key: ListKey, value: string, isNegated: boolean) => void,
): CellAction[] {
  const text = textOf(detectionsText);
  const filters = meanings.flatMap(({ key, value, label }) => [
    {
      key: `${key} ${value} in`,
      label: text.onlyThis(keyLabel(key), label),
      icon: <Icon.filterIn />,
      onSelect: () => filter(key, value, false),
    },
    {
      key: `${key} ${value} out`,
      label: text.withoutThis(keyLabel(key), label),
      icon: <Icon.filterOut />,
      onSelect: () => filter(key, value, true),
    },
  ]);
  const words = meanings.map(({ label }) => label).join(', ');
  if (words === '') return [];
  return [
    ...filters,
    {
      key: 'copy',
      label: text.copy(words),
      icon: <Icon.copy />,
      onSelect: () => void copy(words),
    },
  ];
}

async function copy(words: string): Promise<void> {
  await navigator.clipboard.writeText(words);
  toast({ variant: 'success', title: textOf(detectionsText).copied });
}
