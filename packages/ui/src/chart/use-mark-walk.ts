import { useState, type KeyboardEvent } from 'react';
import type { SankeyPicture, Side } from './sankey-layout.ts';
import { markKey, type FlowMark } from './sankey-walk.ts';

export interface MarkWalk {
  /** Pointed at, or with the focus. */
  active: FlowMark | null;
  setActive: (mark: FlowMark | null) => void;
  /** Whether the mark is a Tab stop: each list has one, and so have the bands. */
  isStop: (mark: FlowMark) => boolean;
  press: (mark: FlowMark, event: KeyboardEvent) => void;
}

type Group = Side | 'link';

/** J and K walk as the arrows do. */
const SAME_AS: ReadonlyMap<string, string> = new Map(
  Object.entries({ j: 'ArrowDown', k: 'ArrowUp' }),
);

const groupOf = (mark: FlowMark): Group => (mark.kind === 'link' ? 'link' : mark.node.side);

/**
 * The pointed-at mark of a map, and the focus order. The container has `data-map`, and each mark its
 * key as `data-mark`.
 * @param step target of a key from a mark; undefined for other keys
 */
export function useMarkWalk(
  picture: Pick<SankeyPicture, 'nodes' | 'links'>,
  step: (mark: FlowMark, from: Side, key: string) => FlowMark | undefined,
): MarkWalk {
  const [active, setActive] = useState<FlowMark | null>(null);
  const [stops, setStops] = useState<Partial<Record<Group, string>>>({});
  const [from, setFrom] = useState<Side>('source');
  const keys = {
    source: keysOf(picture.nodes, 'source'),
    target: keysOf(picture.nodes, 'target'),
    link: picture.links.map((link) => markKey({ kind: 'link', link })),
  };

  function press(mark: FlowMark, event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && active !== null) {
      event.preventDefault();
      setActive(null);
      return;
    }
    const next = step(mark, from, SAME_AS.get(event.key) ?? event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (mark.kind === 'node') setFrom(mark.node.side);
    const key = markKey(next);
    setStops((before) => ({ ...before, [groupOf(mark)]: markKey(mark), [groupOf(next)]: key }));
    focusMark(event.currentTarget.closest('[data-map]'), key);
  }

  return {
    active,
    setActive,
    isStop: (mark) => {
      const known = keys[groupOf(mark)];
      const stop = stops[groupOf(mark)];
      const shown = stop !== undefined && known.includes(stop) ? stop : known[0];
      return shown === markKey(mark);
    },
    press,
  };
}

function keysOf(nodes: SankeyPicture['nodes'], side: Side): string[] {
  return nodes.flatMap((node) => (node.side === side ? [markKey({ kind: 'node', node })] : []));
}

/** A mark takes the focus itself, or its first focusable part. */
function focusMark(frame: Element | null, key: string): void {
  const marks = [...(frame?.querySelectorAll<HTMLElement | SVGElement>('[data-mark]') ?? [])];
  const mark = marks.find((one) => one.dataset['mark'] === key);
  const inner = mark?.querySelector<HTMLElement>('input, button');
  (inner ?? mark)?.focus();
}
