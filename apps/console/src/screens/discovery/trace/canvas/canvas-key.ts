import { isStepKey, stepBetween } from '../graph/step-between.ts';
import { LANE } from '../graph/lane-of.ts';
import type { Direction } from '../state/trace-view.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';

/** Action of a key in the drawing. */
export type CanvasDeed =
  | { kind: 'go'; to: string | null }
  | { kind: 'toggle'; direction: Direction; versionId: string }
  | { kind: 'zoom'; by: ZoomKey };

export type ZoomKey = '+' | '-' | '0';

const ZOOM_KEYS: readonly ZoomKey[] = ['+', '-', '0'];

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Effect of a key at a node; null: not handled by the drawing. */
export function canvasDeed(press: Press, at: string, drawn: DrawnTrace): CanvasDeed | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (isStepKey(key)) return { kind: 'go', to: stepBetween(drawn, drawn.layout, at, key) };
  if (key === 'Home') return { kind: 'go', to: endOf(drawn, 'Home') };
  if (key === 'End') return { kind: 'go', to: endOf(drawn, 'End') };
  if (key.toLowerCase() === 'e') return toggleDeed(drawn, at, press.shiftKey ? 'up' : 'down');
  const by = ZOOM_KEYS.find((one) => one === key);
  return by === undefined ? null : { kind: 'zoom', by };
}

/** The first origin, or the last destination. */
function endOf({ nodes }: DrawnTrace, key: 'Home' | 'End'): string | null {
  const found =
    key === 'Home'
      ? nodes.find(({ lane }) => lane === LANE.origin)
      : nodes.findLast(({ lane }) => lane === LANE.destination);
  return found?.id ?? null;
}

function toggleDeed(drawn: DrawnTrace, at: string, direction: Direction): CanvasDeed | null {
  const node = drawn.nodes.find(({ id }) => id === at);
  if (node?.kind !== 'version') return null;
  const { isOpen, hidden } = node[direction];
  return isOpen || hidden > 0 ? { kind: 'toggle', direction, versionId: at } : null;
}
