import { createContext, use } from 'react';
import type { Direction } from '../state/trace-view.ts';

/** Context of nodes and lines besides their own data. */
export interface CanvasActions {
  select: (id: string) => void;
  toggle: (direction: Direction, versionId: string) => void;
  /** Opens a folded group. */
  unfold: (foldId: string) => void;
  /** The keyboard's current node, which is the Tab stop. */
  activeId: string | null;
  /** Whether a node should take the focus now; true once per request. */
  takesFocus: (id: string) => boolean;
  /** Grows with every wish for the focus. */
  focusSerial: number;
}

export const CanvasContext = createContext<CanvasActions | null>(null);

export function useCanvas(): CanvasActions {
  const actions = use(CanvasContext);
  if (actions === null) throw new Error('useCanvas needs the drawing around it');
  return actions;
}
