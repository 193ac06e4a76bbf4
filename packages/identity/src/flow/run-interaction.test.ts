import { expect, test } from 'vitest';
import { tooMany } from '../wire/wire-error.ts';
import type { FlowStep } from './flow.ts';
import { FlowFailed, interactionOf, runInteraction } from './run-interaction.ts';

const answers = {
  submit: async () => ({ action: 'screen', step: 'submit' }) as const,
  back: async () => ({ action: 'screen', step: 'back' }) as const,
  returned: async () => ({ action: 'screen', step: 'returned' }) as const,
  passkey: async () => ({ action: 'screen', step: 'passkey' }) as const,
  poll: async () => ({ action: 'poll' }) as const,
};
const step: Omit<FlowStep, 'screen'> = {
  on: { submit: answers.submit, back: answers.back },
  onReturn: answers.returned,
  onPasskey: answers.passkey,
  onPoll: answers.poll,
};

test('what came along says what was answered; the button says it otherwise', () => {
  expect(interactionOf(step, 'submit', {})).toBe(answers.submit);
  expect(interactionOf(step, 'back:2', { exchangeCode: '' })).toBe(answers.back);
  expect(interactionOf(step, 'submit', { exchangeCode: 'c' })).toBe(answers.returned);
  expect(interactionOf(step, 'submit', { exchangeError: 'e' })).toBe(answers.returned);
  expect(interactionOf(step, 'submit', { transactionId: 't' })).toBe(answers.passkey);
  expect(interactionOf(step, 'polling', {})).toBe(answers.poll);
  expect(interactionOf(step, 'toString', {})).toBeUndefined();
});

test('a refusal is said at the step; our own faults are thrown', async () => {
  const work = { state: { step: 'here', location: '' } };
  const refused = await runInteraction(async () => {
    throw tooMany(9);
  }, work);
  expect(refused).toEqual({
    outcome: { action: 'screen', step: 'here' },
    fault: { code: 'E130429', text: 'Too many attempts. Try again in 9 s.', retryAfter: 9 },
  });
  const failed = await runInteraction(async () => {
    throw new FlowFailed(tooMany(9));
  }, work);
  expect(failed).toEqual({ outcome: { action: 'failed' }, fault: refused.fault });
  const broken = runInteraction(async () => {
    throw new Error('broken');
  }, work);
  await expect(broken).rejects.toThrow('broken');
});
