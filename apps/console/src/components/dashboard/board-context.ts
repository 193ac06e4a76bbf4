import type { Dashboard, DetectionFilter } from '@waybill/contract';
import { createContext, use } from 'react';
import type { CrossValues, Mark } from './board-filter.ts';
import type { Counted, OwnFilter } from './list-address.ts';

/** One server response, its request, and available actions. */
export interface Board {
  data: Dashboard;
  /** Filters of the displayed response; newer ones may be loading. */
  filter: DetectionFilter;
  /** Filters set by marks, as the address says now. */
  cross: CrossValues;
  /** Toggles a mark in the filters of all widgets. */
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

/** The snapshot shared by all widgets; only within a widget, which renders once it is loaded. */
export function useDashboard(): Board {
  const board = use(BoardContext);
  if (board === null) throw new Error('useDashboard needs the dashboard around it');
  return board;
}
