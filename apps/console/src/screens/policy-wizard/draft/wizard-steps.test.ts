import { expect, test } from 'vitest';
import { stepAddress, stepOf, stepOfField, stepOfPath } from './wizard-steps.ts';

test('the address names the step', () => {
  expect(stepOf(new URLSearchParams('step=response'))).toBe('response');
  expect(stepOf(new URLSearchParams('step=nothing'))).toBe('data');
  expect(stepAddress('a b', 'rollout', 'main')).toBe(
    '/policies/wizard/a%20b?step=rollout&rule=main',
  );
});

test('fields and faults belong to a step', () => {
  expect(stepOfField('data.types')).toBe('data');
  expect(stepOfField('destination.outside')).toBe('movement');
  expect(stepOfPath('rules.0.exceptions.1.reason')).toBe('exceptions');
  expect(stepOfPath('rules.0.threshold.levels')).toBe('threshold');
  expect(stepOfPath('rules.0.condition')).toBe('data');
  expect(stepOfPath('rules.0.condition.all.0.v', 'destination.name')).toBe('movement');
  expect(stepOfPath('rules.0.condition.all.0.v', 'data.types')).toBe('data');
  expect(stepOfPath('rules.0.response.messages.de')).toBe('response');
  expect(stepOfPath('name')).toBe('rollout');
});
