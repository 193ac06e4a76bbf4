import type { Dashboard, DetectionFilter } from '@waybill/contract';
import { createContext, use } from 'react';
import type { CrossValues, Mark } from './board-filter.ts';
import type { Counted, OwnFilter } from './list-address.ts';

/** One answer of the server, what it was asked, and what can be done with it. */
export interface Board {
  data: Dashboard;
  /** What the shown answer was asked under; newer filters may be on their way. */
  filter: DetectionFilter;
  /** Filters set by marks, as the address says now. */
  cross: CrossValues;
  /** Adds a mark to the filters of all widgets, or takes it out. */
  toggle: (mark: Mark) => void;
  /** Address of the list that forms a number; null if nothing can be on it. */
  listAddress: (
    counted: Counted,
    own?: OwnFilter,
    sort?: 'severity' | 'firstSeen',
  ) => string | null;
  /** Goes there. */
  open: (address: string | null) => void;
}

export const BoardContext = createContext<Board | null>(null);

/** The snapshot that all widgets share; only within a widget, which is drawn when it has come. */
export function useDashboard(): Board {
  const board = use(BoardContext);
  if (board === null) throw new Error('useDashboard needs the dashboard around it');
  return board;
}
