import { createContext, type ReactNode } from 'react';
import type { TooltipProps } from './Tooltip.tsx';

/**
 * What buttons draw their tooltips with; null: the browser's own titles. A button that named the
 * component itself would bring all its code to pages that have no use for it, as the sign-in page.
 */
export const TooltipSlot = createContext<((props: TooltipProps) => ReactNode) | null>(null);
