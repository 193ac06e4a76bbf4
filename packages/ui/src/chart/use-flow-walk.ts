import { useState, type KeyboardEvent } from 'react';
import type { SankeyPicture, Side } from './sankey-layout.ts';
import { markKey, walkFlow, type FlowMark } from './sankey-walk.ts';

export interface FlowWalk {
  /** Pointed at, or with the focus. */
  active: FlowMark | null;
  setActive: (mark: FlowMark | null) => void;
  /** Key of the mark that Tab stops at. */
  stop: string | null;
  press: (mark: FlowMark, event: KeyboardEvent) => void;
}

/** Which mark is pointed at, and the way of the focus along the flow. */
export function useFlowWalk(picture: SankeyPicture): FlowWalk {
  const [active, setActive] = useState<FlowMark | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [from, setFrom] = useState<Side>('source');
  const [first] = picture.nodes;
  const nodes = picture.nodes.map((node) => markKey({ kind: 'node', node }));
  const links = picture.links.map((link) => markKey({ kind: 'link', link }));
  const isThere = stop !== null && (nodes.includes(stop) || links.includes(stop));
  function press(mark: FlowMark, event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) {
      event.preventDefault();
      setActive(null);
      return;
    }
    const next = walkFlow(picture, mark, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    if (mark.kind === 'node') setFrom(mark.node.side);
    const key = markKey(next);
    setStop(key);
    const marks = event.currentTarget.closest('svg')?.querySelectorAll<SVGElement>('[data-mark]');
    [...(marks ?? [])].find((one) => one.dataset['mark'] === key)?.focus();
  }
  return {
    active,
    setActive,
    stop: isThere ? stop : first === undefined ? null : markKey({ kind: 'node', node: first }),
    press,
  };
}
