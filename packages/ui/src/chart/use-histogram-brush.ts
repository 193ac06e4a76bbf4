import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import {
  brushAfterKey,
  rangeBetween,
  rangeOfTimes,
  timesOfRange,
  type BucketRange,
} from './histogram-brush.ts';
import type { TimeHistogramProps } from './time-histogram-props.ts';

export interface HistogramBrush {
  /** The current selection, else the active one. */
  range: BucketRange | null;
  hovered: number | null;
  isDragging: boolean;
  plotEvents: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
    onPointerLeave: () => void;
    onDoubleClick: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
}

/**
 * The brush of a histogram by pointer and by keyboard. Reports a selection once, when the pointer or
 * the key is released: held keys would otherwise send a request for every step.
 */
export function useHistogramBrush(props: TimeHistogramProps): HistogramBrush {
  const { buckets, bucketMs, brush, onBrush, onReset } = props;
  const count = buckets.length;
  const [hovered, setHovered] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const [pending, setPending] = useState<BucketRange | null>(null);
  const inForce = rangeOfTimes(buckets, bucketMs, brush);

  function indexAt(event: PointerEvent<HTMLElement>): number {
    const box = event.currentTarget.getBoundingClientRect();
    const share = box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
    return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
  }
  function commit() {
    setAnchor(null);
    setPending(null);
    const times = pending && timesOfRange(buckets, bucketMs, pending);
    if (times) onBrush?.(times.from, times.to);
  }
  function reset() {
    setAnchor(null);
    setPending(null);
    onReset?.();
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && (pending !== null || inForce !== null)) {
      event.preventDefault();
      reset();
      return;
    }
    if (onBrush === undefined) return;
    const next = brushAfterKey(pending ?? inForce, event.key, event.shiftKey, count);
    if (next === null) return;
    event.preventDefault();
    setPending(next);
  }

  return {
    range: pending ?? inForce,
    hovered,
    isDragging: anchor !== null,
    plotEvents: {
      onPointerDown: (event) => {
        if (onBrush === undefined || event.button !== 0 || event.detail > 1) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setAnchor(indexAt(event));
        setPending(rangeBetween(indexAt(event), indexAt(event), count));
      },
      onPointerMove: (event) => {
        const index = indexAt(event);
        setHovered(index);
        if (anchor !== null) setPending(rangeBetween(anchor, index, count));
      },
      onPointerUp: () => anchor !== null && commit(),
      onPointerCancel: () => {
        setAnchor(null);
        setPending(null);
      },
      onPointerLeave: () => setHovered(null),
      onDoubleClick: reset,
      onKeyDown: press,
      onKeyUp: (event) => {
        const isBrushKey = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key);
        if (isBrushKey && anchor === null && pending !== null) commit();
      },
      onBlur: () => anchor === null && pending !== null && commit(),
    },
  };
}
