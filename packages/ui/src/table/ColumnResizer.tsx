import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { textOf } from '../text/define-text.ts';
import { tableText } from './table.text.ts';

export interface ColumnResizerProps {
  /** Name of the column. */
  label: string;
  /** Least width in pixels. */
  least: number;
  /** New width in pixels; null restores the default. `isOver`: the drag has ended. */
  onResize: (width: number | null, isOver: boolean) => void;
}

/** Pixels that an arrow key changes the width by. */
const STEP = 16;

/** The edge of a column: drag, arrow keys, or a double press to reset. */
export function ColumnResizer({ label, least, onResize }: ColumnResizerProps) {
  const text = textOf(tableText);
  const start = useRef<{ x: number; width: number } | null>(null);
  const [width, setWidth] = useState(least);

  function currentWidth(handle: HTMLElement): number {
    return handle.parentElement?.offsetWidth ?? least;
  }
  function resize(next: number, isOver: boolean) {
    const bounded = Math.max(least, Math.round(next));
    setWidth(bounded);
    onResize(bounded, isOver);
  }
  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: currentWidth(event.currentTarget) };
  }
  function drag(event: PointerEvent<HTMLElement>, isOver: boolean) {
    if (start.current === null) return;
    const { x, width: before } = start.current;
    if (isOver) start.current = null;
    // A press without a move is the first half of a double press.
    if (event.clientX !== x || !isOver) resize(before + event.clientX - x, isOver);
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' || event.key === 'Delete') onResize(null, true);
    else if (event.key === 'ArrowLeft') resize(currentWidth(event.currentTarget) - STEP, true);
    else if (event.key === 'ArrowRight') resize(currentWidth(event.currentTarget) + STEP, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text.widthOf(label)}
      aria-valuemin={least}
      aria-valuenow={width}
      aria-valuetext={text.pixels(width)}
      onFocus={(event) => setWidth(currentWidth(event.currentTarget))}
      onPointerDown={grab}
      onPointerMove={(event) => drag(event, false)}
      onPointerUp={(event) => drag(event, true)}
      onDoubleClick={() => onResize(null, true)}
      onKeyDown={press}
      className="group/resize absolute inset-y-0 -right-1.5 z-10 flex w-3 cursor-col-resize touch-none justify-center focus-visible:outline-none"
    >
      <span className="my-2 w-px bg-transparent transition-colors group-hover/head:bg-line-2 group-hover/resize:w-0.5 group-hover/resize:bg-accent! group-focus-visible/resize:w-0.5 group-focus-visible/resize:bg-accent!" />
    </div>
  );
}
