import type { DetectionListItem } from '@waybill/contract';
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

/** What the cell of each column says; columns without an entry cannot be filtered by. */
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
  assignee: ({ assignee }) => ['assignee', assignee?.userId, assignee?.name ?? null],
};

/** What a cell says in terms of the filter; null for cells that cannot be filtered by. */
export function meaningOf(
  row: DetectionListItem,
  columnId: string,
  policyNames: PolicyNames,
): CellMeaning | null {
  const said = SAID[columnId]?.(row) ?? null;
  if (said === null) return null;
  const [key, value, label = null] = said;
  return { key, value: value ?? NONE, label: valueLabel(key, value ?? NONE, label, policyNames) };
}

/** Only this value, anything but it, or its text on the clipboard. */
export function cellActions(
  meaning: CellMeaning | null,
  filter: (key: ListKey, value: string, isNegated: boolean) => void,
): CellAction[] {
  if (meaning === null) return [];
  const text = textOf(detectionsText);
  const { key, value, label } = meaning;
  return [
    {
      key: `${key} in`,
      label: text.onlyThis(keyLabel(key), label),
      icon: <Icon.filterIn />,
      onSelect: () => filter(key, value, false),
    },
    {
      key: `${key} out`,
      label: text.withoutThis(keyLabel(key), label),
      icon: <Icon.filterOut />,
      onSelect: () => filter(key, value, true),
    },
    {
      key: `${key} copy`,
      label: text.copy(label),
      icon: <Icon.copy />,
      onSelect: () => void copy(label),
    },
  ];
}

async function copy(words: string): Promise<void> {
  await navigator.clipboard.writeText(words);
  toast({ variant: 'success', title: textOf(detectionsText).copied });
}
