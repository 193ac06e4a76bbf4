import { clsx } from 'clsx';
import type { FlowMapProps, FlowMapEndRoom } from './flow-map-props.ts';
import type { PlacedNode, Side } from './sankey-layout.ts';
import { belongsTo, markKey, type FlowMark } from './sankey-walk.ts';
import type { MarkWalk } from './use-mark-walk.ts';

export interface FlowMapEndsProps extends Pick<FlowMapProps, 'renderEnd'> {
  side: Side;
  /** Accessible name of the list. */
  label: string;
  /** Of both sides; those of this side are the rows. */
  nodes: readonly PlacedNode[];
  /** Pixels of each row. */
  rows: readonly number[];
  shape: FlowMapEndRoom['shape'];
  walk: MarkWalk;
}

/**
 * The places of one side, each as tall as its bar. One of them is the Tab stop; arrows and J, K move.
 */
export function FlowMapEnds(props: FlowMapEndsProps) {
  const { side, label, nodes, rows, shape, walk, renderEnd } = props;
  return (
    <ul aria-label={label} className="min-w-0">
      {nodes
        .filter((node) => node.side === side)
        .map((node, index) => {
          const mark: FlowMark = { kind: 'node', node };
          const isActive = walk.active !== null && belongsTo(walk.active, mark);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrows of the box inside it
            <li
              key={node.name}
              data-mark={markKey(mark)}
              style={{ height: rows[index] }}
              onPointerEnter={() => walk.setActive(mark)}
              onPointerLeave={() => walk.setActive(null)}
              onFocus={() => walk.setActive(mark)}
              onBlur={() => walk.setActive(null)}
              onKeyDown={(event) => walk.press(mark, event)}
              className={clsx(
                'flex items-center rounded-sm *:min-w-0 *:flex-1',
                isActive && 'bg-hover',
              )}
            >
              {renderEnd(node.name, { side, tabIndex: walk.isStop(mark) ? 0 : -1, shape })}
            </li>
          );
        })}
    </ul>
  );
}
