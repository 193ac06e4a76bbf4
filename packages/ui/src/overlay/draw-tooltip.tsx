import type { ReactNode } from 'react';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

/** The tooltip as a value of the slot that buttons draw with. */
export function drawTooltip(props: TooltipProps): ReactNode {
  return <Tooltip {...props} />;
}
