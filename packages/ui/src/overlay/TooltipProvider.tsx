import type { ReactNode } from 'react';
import { CutTextTip } from './CutTextTip.tsx';
import { drawTooltip } from './draw-tooltip.tsx';
import { TooltipDelay } from './TooltipDelay.tsx';
import { TooltipSlot } from './tooltip-slot.ts';

/** Gives the buttons below their tooltips, with one shared delay; mount it once, around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipDelay>
      <TooltipSlot value={drawTooltip}>
        {children}
        <CutTextTip />
      </TooltipSlot>
    </TooltipDelay>
  );
}
