import type { DetectionListItem } from '@waybill/contract';
import {
  Flow,
  formatCount,
  formatDuration,
  PersonLabel,
  SampleMark,
  SeverityBadge,
  SeverityGlyph,
  textOf,
} from '@waybill/ui';
import { clsx } from 'clsx';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Age } from '../../../components/Age.tsx';
import { DueMark } from '../../../components/detection/triage/DueMark.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { detectionsText } from '../detections.text.ts';
import type { RowShape } from './row-shape.ts';

interface CellProps {
  row: DetectionListItem;
  lines: RowShape['lines'];
}

interface TitleProps {
  row: DetectionListItem;
  openFull: (row: DetectionListItem) => void;
}

const ABSENT = <span className="text-ink-3">–</span>;

/** A cell of one line, or of two if the second has content. */
function Lines({
  lines,
  second,
  children,
}: Pick<CellProps, 'lines'> & {
  second: ReactNode;
  children: ReactNode;
}) {
  if (lines === 1) return children;
  return (
    <span className="flex min-w-0 flex-col">
      <span className="min-w-0 truncate">{children}</span>
      <span className="min-w-0 truncate text-sm text-ink-3">{second}</span>
    </span>
  );
}

export function SeverityCell({ row: { severity, score } }: { row: DetectionListItem }) {
  return (
    <span className="flex items-center gap-1.5" title={textOf(detectionsText).score(score)}>
      <span className="w-5 shrink-0 font-semibold tabular-nums">{score}</span>
      <SeverityBadge severity={severity} />
    </span>
  );
}

/**
 * The headline, which opens the full page, its event count, and the object: after it as far as there is
 * room, or below it. The headline is never truncated for the object.
 */
export function TitleCell({
  row,
  openFull,
  hasObject,
  lines,
}: TitleProps & Pick<CellProps, 'lines'> & { hasObject: boolean }) {
  const name = hasObject ? row.object?.name : undefined;
  const object = name !== undefined && (
    <span className="min-w-0 truncate font-mono text-sm text-ink-2" title={name}>
      {name}
    </span>
  );
  return (
    <span className={clsx('flex min-w-0', lines === 1 ? 'items-center gap-2' : 'flex-col')}>
      <span className={clsx('flex max-w-full items-center gap-1.5', lines === 1 && 'shrink-0')}>
        <Headline row={row} openFull={openFull} />
        <Times count={row.eventCount} />
        {lines === 2 && <Sample row={row} />}
      </span>
      {object}
    </span>
  );
}

function Headline({ row, openFull }: TitleProps) {
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openFull(row);
  }
  return (
    <Link
      to={`/detections/${row.detectionId}`}
      tabIndex={-1}
      title={row.title}
      onClick={press}
      className="relative z-10 min-w-0 truncate font-medium underline-offset-2 hover:underline"
    >
      {row.headline}
    </Link>
  );
}

/** Matched events; hidden if one. */
function Times({ count }: { count: number }) {
  if (count < 2) return null;
  return (
    <span
      title={textOf(detectionsText).matchedEvents(count)}
      className="shrink-0 text-sm text-ink-3"
    >
      ×{formatCount(count)}
    </span>
  );
}

/** Above the link that covers the row, so that its tooltip is reached. */
function Sample({ row }: { row: DetectionListItem }) {
  if (!row.isSample) return null;
  return (
    <span className="relative z-10 flex shrink-0">
      <SampleMark isSmall />
    </span>
  );
}

export function PersonCell({ row: { person, object }, lines }: CellProps) {
  if (person === null) return ABSENT;
  const name = person.name ?? person.email ?? person.key;
  return (
    <span title={object === null ? undefined : `${name} · ${object.name}`}>
      <Lines lines={lines} second={person.email === name ? null : person.email}>
        <PersonLabel name={name} />
      </Lines>
    </span>
  );
}

export function FlowCell({ row, lines }: CellProps) {
  const { from, to } = row;
  if (from === null && to === null) return ABSENT;
  const containers = [from?.container, to?.account ?? to?.container].filter(
    (one) => one !== null && one !== undefined,
  );
  return (
    <Lines lines={lines} second={containers.join(' → ') || wordOfCategory(row)}>
      <Flow
        from={from === null ? row.source : { name: from.name, container: from.container }}
        to={
          to === null
            ? textOf(detectionsText).unknownPlace
            : { name: to.name, container: to.container }
        }
      />
    </Lines>
  );
}

function wordOfCategory({ category, action }: DetectionListItem): string | null {
  const word = category ?? action;
  return word === null ? null : wordOf(word);
}

/** When it is due; the tooltip also shows when it was last seen, in case that column is hidden. */
export function DueCell({ row, lines }: CellProps) {
  const text = textOf(detectionsText);
  const seen = text.lastSeenAt(localDateTime(row.lastSeenAt, 'long'));
  return (
    <Lines lines={lines} second={row.assignee?.name}>
      <DueMark detection={row} isShort more={seen} />
    </Lines>
  );
}

export function LastSeenCell({ row: { lastSeenAt, firstSeenAt }, lines }: CellProps) {
  // Time of rendering: rows must not move with the clock.
  const [now] = useState(() => Date.now());
  return (
    <Lines lines={lines} second={<Age at={firstSeenAt} />}>
      <time
        dateTime={lastSeenAt}
        title={localDateTime(lastSeenAt, 'long')}
        className="whitespace-nowrap text-ink-3"
      >
        {formatDuration(now - Date.parse(lastSeenAt))}
      </time>
    </Lines>
  );
}

/** A row of a phone: severity, title and due; then who, and from where to where. */
export function PhoneRow({ row, openFull }: TitleProps) {
  const { person, from, to } = row;
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="flex min-w-0 items-center gap-2">
        <SeverityGlyph severity={row.severity} />
        <span className="sr-only">{wordOf(row.severity)}</span>
        <Headline row={row} openFull={openFull} />
        <Times count={row.eventCount} />
        <span className="ml-auto shrink-0 pl-1">
          <DueMark detection={row} isShort />
        </span>
      </span>
      <span className="flex min-w-0 items-center gap-2 text-sm text-ink-3">
        <span className="min-w-0 truncate">{person?.name ?? person?.email ?? person?.key}</span>
        {(from !== null || to !== null) && (
          <span className="ml-auto min-w-0 shrink-0 truncate">
            {from?.name ?? row.source} → {to?.name ?? textOf(detectionsText).unknownPlace}
          </span>
        )}
      </span>
    </span>
  );
}
