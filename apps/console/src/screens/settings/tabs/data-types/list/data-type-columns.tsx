import type { DataType } from '@waybill/contract';
import { formatCount, textOf, type Column } from '@waybill/ui';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { SensitivityMark } from '../../../../../components/classification/SensitivityMark.tsx';
import { precisionWords } from '../words/precision-words.ts';
import { StateBadge } from '../words/StateBadge.tsx';
import { wordsText } from '../words/words.text.ts';
import { listText } from './list.text.ts';

const NONE = <span className="text-ink-3">–</span>;

/** Columns of the list of data types; the least important are hidden first on narrow pages. */
export function dataTypeColumns(): Column<DataType>[] {
  const text = textOf(listText);
  const words = textOf(wordsText);
  const classes = textOf(classificationText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 190,
      minWidth: 150,
      grow: 1,
      isFixed: true,
      sortKey: 'name',
      cell: ({ name }) => (
        <span title={name} className="truncate font-medium">
          {name}
        </span>
      ),
    },
    {
      id: 'class',
      header: text.class,
      width: 104,
      priority: 3,
      cell: (type) => classes[type.class],
    },
    {
      id: 'sensitivity',
      header: text.sensitivity,
      width: 140,
      priority: 2,
      sortKey: 'sensitivity',
      cell: ({ sensitivity }) => <SensitivityMark sensitivity={sensitivity} />,
    },
    {
      id: 'kind',
      header: text.kind,
      width: 116,
      priority: 4,
      cell: ({ kind }) => words[kind],
    },
    {
      id: 'state',
      header: text.state,
      width: 108,
      cell: (type) => <StateBadge type={type} />,
    },
    ...figureColumns(),
  ];
}

function figureColumns(): Column<DataType>[] {
  const text = textOf(listText);
  const words = textOf(wordsText);
  return [
    {
      id: 'found',
      header: text.found,
      width: 124,
      align: 'end',
      sortKey: 'found',
      priority: 1,
      cell: ({ found }) =>
        found.count === 0 ? (
          NONE
        ) : (
          <span title={text.foundIn(found.count, found.contents)}>{formatCount(found.count)}</span>
        ),
    },
    {
      id: 'precision',
      header: text.precision,
      width: 112,
      align: 'end',
      sortKey: 'precision',
      priority: 5,
      cell: ({ precision }) =>
        precisionWords(precision) ?? (
          <span title={words.notJudged} className="text-ink-3">
            –
          </span>
        ),
    },
    {
      id: 'usedBy',
      header: text.usedBy,
      width: 84,
      align: 'end',
      priority: 6,
      cell: ({ usedBy }) =>
        usedBy.length === 0 ? (
          NONE
        ) : (
          <span title={usedBy.map(({ name }) => name).join(', ')}>
            {formatCount(usedBy.length)}
          </span>
        ),
    },
  ];
}
