import type { LineageEdge } from '@waybill/contract';
import { Button, formatDuration, IconButton, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { severityOf } from '../graph/link-look.ts';
import { actWord } from '../graph/node-words.ts';
import type { Replay } from '../state/use-replay.ts';
import { traceText } from '../trace.text.ts';
import { actPlaces, type ActPlace } from './act-places.ts';

/** Minimum pixels between two actions, and at both ends: room for a time, or for a day and a time. */
const WITHIN_A_DAY = { step: 58, end: 26, button: 'w-12' } as const;
const OVER_DAYS = { step: 96, end: 44, button: 'w-22' } as const;
type Room = typeof WITHIN_A_DAY | typeof OVER_DAYS;

const DOTS = {
  CRITICAL: 'bg-critical',
  HIGH: 'bg-high',
  MEDIUM: 'bg-medium',
  LOW: 'bg-low',
} as const;

export interface TraceTimelineProps {
  edges: readonly LineageEdge[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  replay: Replay;
}

/**
 * The actions in the order of time, with their replay. A press opens an action, arrow keys walk through
 * them.
 */
export function TraceTimeline({ edges, selectedId, onSelect, replay }: TraceTimelineProps) {
  const text = textOf(traceText);
  const { places, room } = actPlaces(edges.map(({ at }) => Date.parse(at)));
  const [first] = edges;
  const last = edges.at(-1);
  const size = dayOf(first) === dayOf(last) ? WITHIN_A_DAY : OVER_DAYS;
  return (
    <section aria-label={text.timeline} className="shrink-0 border-t border-line bg-surface">
      <div className="flex h-11 items-center gap-3 px-4">
        <h2 className="text-base font-semibold">{text.timeline}</h2>
        <ReplayControls count={edges.length} replay={replay} />
        <span className="ml-auto shrink-0 text-base text-ink-3">
          {first !== undefined &&
            last !== undefined &&
            formatDuration(Date.parse(last.at) - Date.parse(first.at))}
        </span>
      </div>
      <div className="overflow-x-auto px-4 pb-2">
        <div style={{ minWidth: room * size.step + 2 * size.end }} className="relative h-12">
          <span aria-hidden className="absolute inset-x-0 top-3 border-t border-line-2" />
          <Acts
            edges={edges}
            places={places}
            size={size}
            selectedId={selectedId}
            onSelect={onSelect}
            happened={replay.at ?? edges.length}
          />
        </div>
      </div>
    </section>
  );
}

interface ActsProps extends Pick<TraceTimelineProps, 'edges' | 'selectedId' | 'onSelect'> {
  places: readonly ActPlace[];
  size: Room;
  /** How many of them have happened. */
  happened: number;
}

function Acts({ edges, places, size, selectedId, onSelect, happened }: ActsProps) {
  const text = textOf(traceText);
  const list = useRef<HTMLUListElement>(null);
  const [walkedTo, setWalkedTo] = useState(0);
  const selected = edges.findIndex(({ edgeId }) => edgeId === selectedId);
  const tabStop = Math.min(selected === -1 ? walkedTo : selected, edges.length - 1);

  function press(event: KeyboardEvent, index: number): void {
    const next = nextIndex(event.key, index, edges.length);
    if (next === null) return;
    event.preventDefault();
    setWalkedTo(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  }
  return (
    <ul ref={list} aria-label={text.timelineLabel}>
      {edges.map((edge, index) => {
        const isSelected = edge.edgeId === selectedId;
        const { at = 0, pauseMs = null } = places[index] ?? {};
        const before = places[index - 1]?.at ?? 0;
        return (
          <li key={edge.edgeId} className={clsx(index >= happened && 'opacity-35')}>
            {pauseMs !== null && (
              <span
                aria-hidden
                style={{ left: along((at + before) / 2, size) }}
                className="absolute top-1 -translate-x-1/2 bg-surface px-1.5 text-sm text-ink-3"
              >
                {formatDuration(pauseMs)}
              </span>
            )}
            <button
              type="button"
              tabIndex={index === tabStop ? 0 : -1}
              aria-pressed={isSelected}
              aria-label={text.actOn(actWord(edge), localDateTime(edge.at, 'short'))}
              title={actWord(edge)}
              onClick={() => onSelect(edge.edgeId)}
              onKeyDown={(event) => press(event, index)}
              style={{ left: along(at, size) }}
              className={clsx(
                'group absolute top-0 flex h-11 -translate-x-1/2 flex-col items-center rounded-md',
                size.button,
              )}
            >
              <ActMark edge={edge} isSelected={isSelected} hasDay={size === OVER_DAYS} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The dot of an action, and when it was. */
function ActMark({
  edge,
  isSelected,
  hasDay,
}: {
  edge: LineageEdge;
  isSelected: boolean;
  hasDay: boolean;
}) {
  const severity = severityOf([edge]);
  return (
    <>
      <span className="grid h-6 place-items-center">
        <span
          className={clsx(
            'size-2.5 rounded-full ring-offset-2 ring-offset-surface group-hover:ring-2 group-hover:ring-line-control',
            severity === null ? 'bg-line-control' : DOTS[severity],
            isSelected && 'ring-2 ring-accent!',
          )}
        />
      </span>
      <span className={clsx('text-xs whitespace-nowrap', isSelected ? 'text-ink' : 'text-ink-3')}>
        {hasDay ? localDateTime(edge.at) : localDateTime(edge.at, 'time').slice(0, CLOCK_SIGNS)}
      </span>
    </>
  );
}

/** Hours and minutes; the day is in the name of the action. */
const CLOCK_SIGNS = 5;

function dayOf(edge: LineageEdge | undefined): string {
  return edge === undefined ? '' : localDateTime(edge.at, 'date');
}

function along(at: number, { end }: Room): string {
  return `calc(${end}px + (100% - ${2 * end}px) * ${at})`;
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1);
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

function ReplayControls({ count, replay }: { count: number; replay: Replay }) {
  const text = textOf(traceText);
  const at = replay.at ?? count;
  return (
    <>
      {replay.isPlaying ? (
        <Button size="sm" icon={<Icon.pause aria-hidden />} onClick={replay.pause}>
          {text.pause}
        </Button>
      ) : (
        <Button size="sm" icon={<Icon.resume aria-hidden />} onClick={replay.play}>
          {playWord(replay, count)}
        </Button>
      )}
      <input
        type="range"
        min={0}
        max={count}
        value={at}
        aria-label={text.replayPosition}
        aria-valuetext={text.actsShown(at, count)}
        onChange={(event) => replay.moveTo(Number(event.target.value))}
        className="h-5 w-full max-w-56 min-w-16 cursor-pointer accent-accent"
      />
      {replay.at !== null && (
        <>
          <span role="status" className="shrink-0 text-sm text-ink-3">
            {text.actsShown(at, count)}
          </span>
          <IconButton
            size="sm"
            label={text.endReplay}
            icon={<Icon.close aria-hidden className="size-4" />}
            onClick={() => replay.moveTo(null)}
          />
        </>
      )}
    </>
  );
}

function playWord({ at, isStepwise }: Replay, count: number): string {
  const text = textOf(traceText);
  if (at === null || at >= count) return text.replay;
  return isStepwise ? text.nextAct : text.replayOn;
}
