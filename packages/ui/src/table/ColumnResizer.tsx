import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface ColumnResizerProps {
  /** Name of the column. */
  label: string;
  /** Least width in pixels. */
  least: number;
  /** New width in pixels; null goes back to the width the table chose. */
  onResize: (width: number | null) => void;
}

/** Pixels that an arrow key changes the width by. */
const STEP = 16;

/** The edge of a column: drag, arrow keys, or a double press to reset. */
export function ColumnResizer({ label, least, onResize }: ColumnResizerProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const [width, setWidth] = useState(least);

  function currentWidth(handle: HTMLElement): number {
    return handle.parentElement?.offsetWidth ?? least;
  }
  function resize(next: number) {
    const bounded = Math.max(least, Math.round(next));
    setWidth(bounded);
    onResize(bounded);
  }
  function grab(event: PointerEvent<HTMLElement>) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width: currentWidth(event.currentTarget) };
  }
  function drag(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return;
    resize(start.current.width + event.clientX - start.current.x);
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' || event.key === 'Delete') onResize(null);
    else if (event.key === 'ArrowLeft') resize(currentWidth(event.currentTarget) - STEP);
    else if (event.key === 'ArrowRight') resize(currentWidth(event.currentTarget) + STEP);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuemin={least}
      aria-valuenow={width}
      onFocus={(event) => setWidth(currentWidth(event.currentTarget))}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = null;
      }}
      onDoubleClick={() => onResize(null)}
      onKeyDown={press}
      className="group/resize absolute inset-y-0 -right-1.5 z-10 flex w-3 cursor-col-resize touch-none justify-center focus-visible:outline-none"
    >
      <span className="my-2 w-px bg-transparent transition-colors group-hover/head:bg-line-2 group-hover/resize:w-0.5 group-hover/resize:bg-accent! group-focus-visible/resize:w-0.5 group-focus-visible/resize:bg-accent!" />
    </div>
  );
}
