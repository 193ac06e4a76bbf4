import type { ObjectList } from '@waybill/contract';
import { EXPOSURES, type Exposure } from '../flow-vocabulary.data.ts';

/** Most sensitive first; null: nothing found, or not inspected. */
export const SENSITIVITIES = [4, 3, 2, 1, 0, null] as const;
export type HeatSensitivity = (typeof SENSITIVITIES)[number];

/** A field of the heat map. */
export interface HeatField {
  sensitivity: HeatSensitivity;
  exposure: Exposure;
  count: number;
}

/** Every cell, also those without objects: a row per sensitivity. */
export function heatRows(heat: ObjectList['heat']): HeatField[][] {
  return SENSITIVITIES.map((sensitivity) =>
    EXPOSURES.map((exposure) => ({
      sensitivity,
      exposure,
      count: heat
        .filter((one) => one.sensitivity === sensitivity && (one.exposure ?? 'none') === exposure)
        .reduce((sum, { count }) => sum + count, 0),
    })),
  );
}

/** How bad it is that there are objects in a field. */
export function fieldRisk({
  sensitivity,
  exposure,
}: Pick<HeatField, 'sensitivity' | 'exposure'>): 'calm' | 'high' | 'critical' {
  const isOpen = exposure === 'link' || exposure === 'public';
  if (sensitivity === null || sensitivity < 2) return 'calm';
  if (isOpen) return sensitivity >= 3 ? 'critical' : 'high';
  return exposure === 'external' && sensitivity >= 3 ? 'high' : 'calm';
}

const STEPS = 4;

/**
 * Grey level of a count, 0 to 4; steps grow with the square root, so that one cell does not hide the
 * others.
 */
export function heatStep(count: number, largest: number): number {
  if (count <= 0 || largest <= 0) return 0;
  return Math.max(1, Math.ceil(Math.sqrt(count / largest) * STEPS));
}
