import type { FlowMap } from '@waybill/contract';
import { formatCount, textOf } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import type { EndSide } from '../filter/flow-view.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import type { ShownFlows } from '../filter/use-flow-view.ts';

export interface ListHeadProps {
  side: EndSide;
  /** The part of the map that is drawn. */
  part: FlowMap | undefined;
  shown: ShownFlows;
  actions: FlowActions;
}

/** Heading of a list: its number of places, and of ticked ones. */
export function ListHead({ side, part, shown, actions }: ListHeadProps) {
  const text = textOf(discoveryText);
  const ends = (side === 'source' ? part?.origins : part?.destinations) ?? [];
  const places = ends.reduce(
    (sum, { level, members }) => sum + (level === 'none' ? 0 : level === 'other' ? members : 1),
    0,
  );
  const ticked = shown.view.ticked[side].length;
  return (
    <div className="flex min-w-0 flex-1 items-center justify-between gap-2 px-3 text-sm text-ink-3">
      <h2 className="truncate font-medium text-ink-2">
        {side === 'source' ? text.origins : text.destinations}{' '}
        <span className="font-normal text-ink-3">{formatCount(places)}</span>
      </h2>
      {ticked > 0 && (
        <button
          type="button"
          onClick={() => actions.setTicked(side, [])}
          className="shrink-0 text-accent hover:underline"
        >
          {text.untickAll(ticked)}
        </button>
      )}
    </div>
  );
}
