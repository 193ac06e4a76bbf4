import type { FlowBand } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';
import {
  Badge,
  Flow,
  formatCount,
  formatPercent,
  SeverityBadge,
  textOf,
  type Column,
} from '@waybill/ui';
import { Link } from 'react-router';
import type { TimeRange } from '../../../components/time-range/time-range.ts';
import { discoveryText } from '../discovery.text.ts';
import { dataClassLabel } from '../filter/flow-fields.ts';
import { pairText } from '../filter/flow-view.ts';
import type { EndName } from '../flow-ends.ts';
import { figureText, sensitiveShare } from '../flow-figures.ts';
import type { FlowChange } from './flow-change.ts';
import { figureColumns } from './figure-columns.tsx';
import { DeviationMark, ReviewMark } from './ReviewMark.tsx';
import { tabsText } from './tabs.text.ts';

/** A flow as its line shows it. */
export interface FlowRow extends FlowBand {
  key: string;
  origin: EndName;
  destination: EndName;
  /** Null while it is read. */
  change: FlowChange | null;
}

/** Data types named before the rest is only counted. */
const NAMED = 2;

/** @param range of the screen: links of numbers use the same time. */
export function flowColumns(range: TimeRange): Column<FlowRow>[] {
  const text = textOf(tabsText);
  const words = textOf(discoveryText);
  const [events] = figureColumns<FlowRow>({ weights: ['events'], isSortable: true });
  return [
    {
      id: 'risk',
      header: words.risk,
      width: 92,
      sortKey: 'risk',
      sortOnly: 'desc',
      cell: ({ detections: { severity } }) =>
        severity === null ? <Nothing /> : <SeverityBadge severity={severity} />,
    },
    {
      id: 'flow',
      header: text.flowHead,
      width: 280,
      grow: 1,
      isFixed: true,
      cell: ({ origin, destination, isNew }) => (
        <span className="flex min-w-0 items-center gap-2">
          <Flow from={origin} to={destination} />
          {isNew && (
            <span title={words.newMarkNote}>
              <Badge tone="accent">{words.newMark}</Badge>
            </span>
          )}
        </span>
      ),
    },
    ...(events === undefined ? [] : [{ ...events, width: 104 }]),
    {
      id: 'sensitive',
      header: text.withSensitive,
      width: 168,
      align: 'end',
      sortKey: 'sensitive',
      sortOnly: 'desc',
      cell: ({ figures }) => <SensitiveShare figures={figures} />,
    },
    {
      id: 'people',
      header: words.people,
      width: 92,
      align: 'end',
      priority: 5,
      sortKey: 'people',
      sortOnly: 'desc',
      cell: ({ figures }) => figureText(figures, 'people'),
    },
    {
      id: 'data',
      header: words.dataClass,
      width: 150,
      priority: 3,
      cell: ({ dataClasses }) => <DataClasses classes={dataClasses} />,
    },
    {
      id: 'change',
      header: text.change,
      width: 112,
      align: 'end',
      priority: 6,
      cell: ({ change }) => <Change change={change} />,
    },
    {
      id: 'review',
      header: words.reviewState,
      width: 124,
      priority: 1,
      cell: ({ review }) => <ReviewMark state={review} />,
    },
    {
      id: 'deviations',
      header: text.deviations,
      width: 116,
      priority: 7,
      cell: ({ deviations }) => <DeviationMark deviations={deviations} />,
    },
    ...figureColumns<FlowRow>({ weights: ['bytes', 'objects'], isSortable: true }).map(
      (column) => ({ ...column, isOptional: true }),
    ),
    {
      id: 'confidence',
      header: text.confidence,
      width: 84,
      align: 'end',
      isOptional: true,
      cell: ({ confidence }) => (
        <span title={text.confidenceNote}>
          {confidence === null ? text.unknown : formatPercent(confidence)}
        </span>
      ),
    },
    {
      id: 'detections',
      header: words.detections,
      width: 116,
      align: 'end',
      cell: (row) => <OpenDetections row={row} range={range} />,
    },
  ];
}

function Nothing() {
  return <span className="text-ink-3">{textOf(tabsText).unknown}</span>;
}

function SensitiveShare({ figures }: Pick<FlowBand, 'figures'>) {
  const share = sensitiveShare(figures) ?? 0;
  return (
    <span className="grid grid-cols-[3.5rem_minmax(0,1fr)_2.5rem] items-center gap-2">
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className="block h-full rounded-full bg-chart-6"
          style={{ width: `${share * 100}%` }}
        />
      </span>
      <span>{formatCount(figures.sensitive)}</span>
      <span className="text-ink-3">{formatPercent(share)}</span>
    </span>
  );
}

function DataClasses({ classes }: { classes: FlowBand['dataClasses'] }) {
  const found = classes.filter(
    ({ dataClass }) => dataClass !== 'nothing' && dataClass !== 'unread',
  );
  if (found.length === 0) return <Nothing />;
  const names = found.map(({ dataClass }) => dataClassLabel(dataClass));
  const rest = names.length - NAMED;
  const shown = [...names.slice(0, NAMED), ...(rest > 0 ? [`+${rest}`] : [])].join(', ');
  return (
    <span data-cut={names.join(', ')} className="block truncate text-ink-2">
      {shown}
    </span>
  );
}

function Change({ change }: Pick<FlowRow, 'change'>) {
  if (change === null) return <Nothing />;
  return (
    <span title={change.note} className={change.isKnown ? undefined : 'text-ink-3'}>
      {change.words}
    </span>
  );
}

/** Number of open detections, as a link. */
function OpenDetections({ row, range }: { row: FlowRow; range: TimeRange }) {
  const { open } = row.detections;
  if (open === 0) return <span className="text-ink-3">0</span>;
  const params = new URLSearchParams({ flow: pairText(row), status: OPEN_STATUSES.join(',') });
  if (range.from !== undefined) params.set('from', range.from);
  if (range.to !== undefined) params.set('to', range.to);
  return (
    <Link
      to={`/detections?${params}`}
      aria-label={textOf(discoveryText).openCount(open)}
      onClick={(event) => event.stopPropagation()}
      className="relative z-10 text-accent hover:underline"
    >
      {formatCount(open)}
    </Link>
  );
}
