import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Pixels that the pointer travels before a press on a header becomes a drag. */
const SLOP = 5;

export interface ColumnMove {
  id: string;
  target: string;
  side: 'before' | 'behind';
}

/** The header cell at a point of the page, and which half of it. */
function placeAt(header: HTMLElement, x: number): Omit<ColumnMove, 'id'> | null {
  for (const cell of header.querySelectorAll<HTMLElement>('[data-column]')) {
    const { left, right } = cell.getBoundingClientRect();
    if (x < left || x >= right) continue;
    const side = x < (left + right) / 2 ? 'before' : 'behind';
    return { target: cell.dataset['column'] ?? '', side };
  }
  return null;
}

/** Dragging a column by its header; Escape cancels. */
export function useColumnDrag(onDrop: (move: ColumnMove) => void) {
  const [move, setMove] = useState<ColumnMove | null>(null);
  const release = useRef<(() => void) | null>(null);
  /** The press that ends a drag must not sort. */
  const hasDragged = useRef(false);
  useEffect(() => () => release.current?.(), []);

  function grab(id: string, event: PointerEvent<HTMLElement>) {
    hasDragged.current = false;
    const header = event.currentTarget.closest<HTMLElement>('[role=row]');
    if (event.button !== 0 || header === null) return;
    const startX = event.clientX;
    let latest: ColumnMove | null = null;
    const drag = ({ clientX }: globalThis.PointerEvent) => {
      if (!hasDragged.current && Math.abs(clientX - startX) < SLOP) return;
      hasDragged.current = true;
      const place = placeAt(header, clientX);
      latest = place === null ? latest : { id, ...place };
      setMove(latest);
    };
    const stop = () => {
      release.current?.();
      release.current = null;
      setMove(null);
    };
    const drop = () => {
      stop();
      if (latest !== null && latest.target !== id) onDrop(latest);
    };
    const press = (key: KeyboardEvent) => {
      if (key.key === 'Escape') stop();
    };
    release.current = () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', press);
    };
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', press);
  }

  function swallowClick(event: MouseEvent) {
    if (!hasDragged.current) return;
    hasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  return { move, grab, swallowClick };
}
