import type { FlowEnd, FlowWeight } from '@waybill/contract';
import { Checkbox, SourceGlyph, textOf, type FlowMapEndRoom } from '@waybill/ui';
import { clsx } from 'clsx';
import { discoveryText } from '../discovery.text.ts';
import { endLabel } from '../flow-ends.ts';
import { figureText } from '../flow-figures.ts';

export interface EndRowProps extends FlowMapEndRoom {
  end: FlowEnd;
  weight: FlowWeight;
  isTicked: boolean;
  onTick: () => void;
  /** Shows the combined ends; absent if there are none. */
  onExpand: (() => void) | undefined;
}

/** A place in its list: its box, its name, and its figure. */
export function EndRow(props: EndRowProps) {
  const { end, side, shape, weight, isTicked, tabIndex } = props;
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
  return (
    <label
      className={clsx(
        'flex h-full cursor-pointer items-center gap-2.5 rounded-sm pr-2 pl-3',
        isTicked && 'bg-selected',
      )}
    >
      {box}
      {end.level !== 'none' && <SourceGlyph name={end.place?.name ?? end.label} />}
      <span data-cut={label} className="min-w-0 flex-1 truncate text-base">
        {label}
      </span>
      <span className="shrink-0 text-base text-ink-2 tabular-nums">{figure}</span>
    </label>
  );
}

/** Exact total of all other places; pressing it lists them. */
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
