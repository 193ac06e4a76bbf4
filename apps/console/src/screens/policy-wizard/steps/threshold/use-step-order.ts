import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moved } from '../../../../components/policy/threshold/sequence-form.ts';

export interface StepOrder {
  /** One key per part, which stays with it when it moves. */
  keys: readonly number[];
  /** Drop position of the dragged part; null while nothing is dragged. */
  over: number | null;
  add: (at: number) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
  /** Event handlers of a part's handle. */
  handle: (at: number) => {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
  };
}

/** Order of the parts of a list, by keyboard and by pointer. */
export function useStepOrder(count: number, onMove: (from: number, to: number) => void): StepOrder {
  const [known, setKnown] = useState<readonly number[]>(() => [...Array(count).keys()]);
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  // A list replaced from elsewhere has other parts: they get new keys.
  const keys = known.length === count ? known : [...Array(count).keys()];

  function move(from: number, to: number): void {
    if (to < 0 || to >= count || from === to) return;
    setKnown(moved(keys, from, to));
    onMove(from, to);
  }

  return {
    keys,
    over: drag === null || drag.from === drag.over ? null : drag.over,
    add(at) {
      setKnown(keys.toSpliced(at, 0, Math.max(-1, ...keys) + 1));
    },
    remove: (at) => setKnown(keys.toSpliced(at, 1)),
    move,
    handle: (at) => ({
      onKeyDown(event) {
        const to = keyedPlace(event.key, at, count);
        if (to === null) return;
        event.preventDefault();
        move(at, to);
      },
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, over: at });
      },
      onPointerMove(event) {
        if (drag === null) return;
        const over = placeAt(event.currentTarget.closest('ol'), event.clientY);
        if (over !== drag.over) setDrag({ ...drag, over });
      },
      onPointerUp() {
        if (drag !== null) move(drag.from, drag.over);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

function keyedPlace(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return at - 1;
    case 'ArrowDown':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The part of the list at this height of the window; the first or last one beyond its ends. */
function placeAt(list: Element | null, y: number): number {
  const ends = [...(list?.children ?? [])].map((part) => part.getBoundingClientRect().bottom);
  const at = ends.findIndex((bottom) => y < bottom);
  return at === -1 ? Math.max(0, ends.length - 1) : at;
}
