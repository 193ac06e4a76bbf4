import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { createContext, type ReactNode } from 'react';

/** Milliseconds over a control before its first tooltip shows. */
export const TOOLTIP_DELAY_MS = 700;
/** Milliseconds within which the next tooltip shows at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

/** Whether a provider is mounted above: tooltips share one delay when it is. */
export const HasTooltipProvider = createContext(false);

/** Shares the tooltip delay among everything below; mount it once, around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider
      delayDuration={TOOLTIP_DELAY_MS}
      skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}
    >
      <HasTooltipProvider value={true}>{children}</HasTooltipProvider>
    </TooltipPrimitive.Provider>
  );
}
