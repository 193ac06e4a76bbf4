import { plainColors } from '@waybill/ui';
import type { PictureColors } from './trace-svg.ts';

/** The colours of the current theme. */
export function pictureColors(): PictureColors {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => plainColors(style.getPropertyValue(name).trim());
  return {
    canvas: color('--canvas'),
    surface: color('--surface'),
    line: color('--line-2'),
    ink: color('--ink'),
    quiet: color('--ink-3'),
    flow: color('--flow'),
    severity: {
      CRITICAL: color('--critical'),
      HIGH: color('--high'),
      MEDIUM: color('--medium'),
      LOW: color('--low'),
    },
  };
}
