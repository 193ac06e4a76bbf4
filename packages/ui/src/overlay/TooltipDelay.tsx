import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { createContext, type ReactNode } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-times.ts';

/** Whether a parent provides a delay; a tooltip without one brings its own. */
export const HasTooltipDelay = createContext(false);

/** Shares one delay among the tooltips below. */
export function TooltipDelay({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider
      delayDuration={TOOLTIP_DELAY_MS}
      skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}
    >
      <HasTooltipDelay value={true}>{children}</HasTooltipDelay>
    </TooltipPrimitive.Provider>
  );
}
