import { createContext, type ReactNode } from 'react';
import type { TooltipProps } from './Tooltip.tsx';

/**
 * The tooltip component of buttons; null: the browser's own titles. Importing it directly would add its
 * code to pages that do not need it, such as the sign-in page.
 */
export const TooltipSlot = createContext<((props: TooltipProps) => ReactNode) | null>(null);
