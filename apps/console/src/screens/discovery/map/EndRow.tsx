import type { FlowEnd, FlowWeight } from '@waybill/contract';
import {
  Checkbox,
  formatCount,
  formatPercent,
  SourceGlyph,
  textOf,
  type FlowMapEndRoom,
} from '@waybill/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { discoveryText } from '../discovery.text.ts';
import { endDetail, endLabel, isNewEnd } from '../flow-ends.ts';
import { figureText, sensitiveShare } from '../flow-figures.ts';

export interface EndRowProps extends FlowMapEndRoom {
  end: FlowEnd;
  weight: FlowWeight;
  /** Start of the range: what was first seen after it is new. */
  from: string;
  isTicked: boolean;
  onTick: () => void;
  /** Shows those that the end represents; none: there are no more to show. */
  onExpand: (() => void) | undefined;
}

/** A place in its list: its box, what it is, how much of it is sensitive, and its figure. */
export function EndRow(props: EndRowProps) {
  const { end, side, shape, weight, from, isTicked, tabIndex } = props;
  const text = textOf(discoveryText);
  const label = endLabel(end, side);
  if (end.level === 'other') return <OtherRow {...props} />;
  const box = (
    <Checkbox
      checked={isTicked}
      onChange={props.onTick}
      tabIndex={tabIndex}
      aria-label={text.tick(label)}
    />
  );
  const figure = figureText(end.figures, weight);
  if (shape === 'column') {
    return (
      <label className="flex cursor-pointer flex-col items-center gap-1.5 pb-1.5">
        <span data-cut={label} className="max-h-28 truncate text-sm [writing-mode:sideways-lr]">
          {label}
        </span>
        {box}
      </label>
    );
  }
  const isLine = shape === 'line';
  return (
    <label
      className={clsx(
        'flex h-full cursor-pointer items-center gap-2.5 rounded-sm pr-2 pl-3',
        isTicked && 'bg-selected',
      )}
    >
      {box}
      {end.level !== 'none' && <SourceGlyph name={end.place?.name ?? end.label} />}
      <span className="min-w-0 flex-1 leading-4">
        <span data-cut={label} className="block truncate text-base">
          {label}
        </span>
        {!isLine && <Notes notes={notesOf(end, from)} />}
      </span>
      <span className="shrink-0 text-base text-ink-2 tabular-nums">{figure}</span>
    </label>
  );
}

/** Below it a share in whole percent reads as nothing. */
const LEAST_SHARE = 0.005;

interface Note {
  key: string;
  words: string;
  look?: string;
  title?: string;
}

/** What stands below a name: marks first, they are what someone looks for. */
function notesOf(end: FlowEnd, from: string): Note[] {
  const text = textOf(discoveryText);
  const notes: Note[] = [];
  if (isNewEnd(end, from)) {
    notes.push({ key: 'new', words: text.newMark, look: 'text-accent', title: text.newMarkNote });
  }
  if (end.managed === 'no') {
    notes.push({ key: 'unmanaged', words: text.unmanaged, look: 'text-high-text' });
  }
  if (end.outside === 'yes') notes.push({ key: 'outside', words: text.outside });
  const share = sensitiveShare(end.figures);
  if (share !== null && share > 0) {
    // A share that rounds to nothing is told as a number: it is not nothing.
    const part = share < LEAST_SHARE ? formatCount(end.figures.sensitive) : formatPercent(share);
    notes.push({ key: 'sensitive', words: text.sensitivePart(part) });
  }
  const detail = endDetail(end);
  if (detail !== null) notes.push({ key: 'detail', words: detail });
  return notes;
}

function Notes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <span className="block truncate text-sm text-ink-3">
      {notes.map(({ key, words, look, title }, index): ReactNode => (
        <span key={key}>
          {index > 0 && ' · '}
          <span title={title} className={look}>
            {words}
          </span>
        </span>
      ))}
    </span>
  );
}

/** What represents all other places, exactly; pressed it gives way to them. */
function OtherRow({ end, side, shape, weight, tabIndex, onExpand }: EndRowProps) {
  const text = textOf(discoveryText);
  if (shape === 'column') {
    return (
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={text.showOthers(end.members)}
        title={onExpand === undefined ? text.othersAtMost : text.showOthers(end.members)}
        disabled={onExpand === undefined}
        onClick={onExpand}
        className="pb-1.5 text-sm text-ink-2 [writing-mode:sideways-lr]"
      >
        {endLabel(end, side)}
      </button>
    );
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={onExpand === undefined ? text.othersAtMost : undefined}
      disabled={onExpand === undefined}
      onClick={onExpand}
      className="flex h-full items-center gap-2.5 rounded-sm pr-2 pl-9.5 text-left text-base text-ink-2 enabled:hover:bg-hover enabled:hover:text-ink"
    >
      <span className="min-w-0 flex-1 truncate">
        {onExpand === undefined ? endLabel(end, side) : text.showOthers(end.members)}
      </span>
      <span className="shrink-0 tabular-nums">{figureText(end.figures, weight)}</span>
    </button>
  );
}
