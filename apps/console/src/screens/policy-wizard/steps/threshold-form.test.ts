import { expect, test } from 'vitest';
import {
  FIRST_THRESHOLD,
  storedThreshold,
  thresholdForm,
  type ThresholdForm,
} from './threshold-form.ts';

const FORM: ThresholdForm = {
  ...FIRST_THRESHOLD,
  metric: 'values',
  field: 'recipients',
  levels: [
    { value: 10, severity: 'MEDIUM' },
    { value: 100, severity: 'HIGH' },
  ],
  isFixed: true,
  baseline: { method: 'multiple', k: 3 },
};

test('a form is stored with a threshold and what lies above it, and read back as it was', () => {
  const stored = storedThreshold(FORM);
  expect(stored).toMatchObject({ threshold: 10, levels: [{ value: 100, severity: 'HIGH' }] });
  expect(thresholdForm(stored, 'MEDIUM')).toEqual(FORM);
  expect(thresholdForm(storedThreshold(FIRST_THRESHOLD), 'MEDIUM')).toEqual(FIRST_THRESHOLD);
});

test('what no metric has is not stored', () => {
  expect(storedThreshold({ ...FIRST_THRESHOLD, field: 'recipients' })).not.toHaveProperty('field');
});

test('a sequence of steps has no form', () => {
  const steps = { metric: 'sequence', windowMs: 1, episodeGapMs: 1, groupBy: [], steps: [] };
  expect(thresholdForm(steps, 'LOW')).toBeNull();
  const strange = { ...storedThreshold(FIRST_THRESHOLD), levels: [{ value: 'many' }] };
  expect(thresholdForm(strange, 'LOW')).toBeNull();
});
