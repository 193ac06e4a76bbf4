import type { DetectionListItem } from '@waybill/contract';
import { EmptyState, Flow, PersonLabel, SeverityGlyph, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Age } from '../Age.tsx';
import { boardText } from './board.text.ts';
import { wordOf } from '../detection/word-of.ts';
import type { WidgetFigures } from './widget-figures.ts';

export interface DetectionRowsProps {
  label: string;
  items: readonly DetectionListItem[];
  /** Shown if there are none. */
  empty: string;
}

/** Detections as short rows; each opens its page. Columns go by the room that the widget has. */
export function DetectionRows({ label, items, empty }: DetectionRowsProps) {
  if (items.length === 0) return <EmptyState kind="nothingYet" title={empty} />;
  return (
    <ul aria-label={label} className="@container">
      {items.map((item) => (
        <Row key={item.detectionId} item={item} />
      ))}
    </ul>
  );
}

function Row({ item }: { item: DetectionListItem }) {
  const person = personName(item);
  return (
    <li className="relative flex h-[42px] items-center gap-4 border-b border-line px-4 last:border-b-0 hover:bg-hover">
      <SeverityGlyph severity={item.severity} isNamed />
      <span className="flex min-w-0 flex-[3] items-baseline gap-2">
        <Link
          to={`/detections/${item.detectionId}`}
          className="truncate font-medium after:absolute after:inset-0"
        >
          {item.title}
        </Link>
        {item.object !== null && (
          <span className="min-w-0 flex-1 truncate font-mono text-sm text-ink-3 @max-[40rem]:hidden">
            {item.object.name}
          </span>
        )}
      </span>
      <span className="min-w-0 flex-[2] truncate @max-[32rem]:hidden">
        {item.from !== null && item.to !== null && <Flow from={item.from} to={item.to} />}
      </span>
      <span className="min-w-0 flex-[1.2] truncate @max-[46rem]:hidden">
        {person !== '' && <PersonLabel name={person} />}
      </span>
      <span className="w-16 shrink-0 text-right text-ink-3">
        <Age at={item.lastSeenAt} />
      </span>
    </li>
  );
}

/** Empty if no one is known. */
function personName({ person }: DetectionListItem): string {
  return person === null ? '' : (person.name ?? person.email ?? person.key);
}

/** The rows as a table, in the order shown. */
export function detectionTable(items: readonly DetectionListItem[]): WidgetFigures {
  const text = textOf(boardText);
  return {
    headers: [
      text.number,
      text.severity,
      text.detection,
      text.object,
      text.source,
      text.destination,
      text.person,
      text.lastSeen,
    ],
    rows: items.map((item) => [
      `DET-${item.number}`,
      wordOf(item.severity),
      item.title,
      item.object?.name ?? '',
      item.from?.name ?? '',
      item.to?.name ?? '',
      personName(item),
      new Date(item.lastSeenAt),
    ]),
  };
}
