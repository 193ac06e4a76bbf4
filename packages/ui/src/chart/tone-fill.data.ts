import type { Tone } from '../badge/Badge.tsx';

/** CSS variable of each tone where it fills an area of a chart. */
export const TONE_FILL: Readonly<Record<Tone, string>> = {
  neutral: '--flow',
  accent: '--chart-1',
  ok: '--ok',
  low: '--low-fill',
  medium: '--medium-fill',
  high: '--high-fill',
  critical: '--critical-fill',
};
