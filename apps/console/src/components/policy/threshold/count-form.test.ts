import { expect, test } from 'vitest';
import { countForm, FIRST_COUNT, isRising, storedCount, type CountForm } from './count-form.ts';

const FORM: CountForm = {
  ...FIRST_COUNT,
  metric: 'values',
  field: 'recipients',
  levels: [
    { value: 10, severity: 'MEDIUM' },
    { value: 100, severity: 'HIGH' },
  ],
  isFixed: true,
  baseline: { method: 'tail', k: 3.5 },
};

test('a form is stored with a threshold and what lies above it, and read back as it was', () => {
  const stored = storedCount(FORM);
  expect(stored).toMatchObject({ threshold: 10, levels: [{ value: 100, severity: 'HIGH' }] });
  expect(countForm(stored, 'MEDIUM')).toEqual(FORM);
  expect(countForm(storedCount(FIRST_COUNT), 'MEDIUM')).toEqual(FIRST_COUNT);
});

test('what no metric has is not stored', () => {
  expect(storedCount({ ...FIRST_COUNT, field: 'recipients' })).not.toHaveProperty('field');
});

test('a sequence of steps has no form of a count', () => {
  const steps = { metric: 'sequence', windowMs: 1, episodeGapMs: 1, groupBy: [], steps: [] };
  expect(countForm(steps, 'LOW')).toBeNull();
  const strange = { ...storedCount(FIRST_COUNT), metric: 'pages' };
  expect(countForm(strange, 'LOW')).toBeNull();
});

test('a level rises above the one before it', () => {
  const levels = [5, 10, 10].map((value) => ({ value, severity: 'LOW' as const }));
  expect(levels.map((_level, index) => isRising(levels, index))).toEqual([true, true, false]);
});
