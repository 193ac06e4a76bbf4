import { CONNECTOR_FAILURES, INTEGRATION_STATES } from '@waybill/contract/integration-values';
import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { de as failuresInGerman } from './failure.de.ts';
import { shownState } from './StateBadge.tsx';
import { formatLag } from './format-lag.ts';
import { stateText } from './state.text.ts';

test('every failure says what happened and what to do, in both languages', () => {
  for (const failure of CONNECTOR_FAILURES) {
    const { title, todo } = explainFailure(failure);
    expect(title).toMatch(/\w/);
    expect(todo).toMatch(/[.]$/);
    expect(failuresInGerman[failure]).not.toBe(title);
  }
});

test('every state has a word of its own', () => {
  const words = INTEGRATION_STATES.map((state) => stateText.english[state]);
  expect(new Set([...words, stateText.english.silent]).size).toBe(INTEGRATION_STATES.length + 1);
});

test('silence is told in place of a good state only', () => {
  expect(shownState({ state: 'healthy', isSilent: true })).toBe('silent');
  expect(shownState({ state: 'healthy', isSilent: false })).toBe('healthy');
  expect(shownState({ state: 'auth_expired', isSilent: true })).toBe('auth_expired');
  expect(shownState({ state: 'paused', isSilent: true })).toBe('paused');
});

test('a lag is told in seconds below a minute', () => {
  expect(formatLag(12)).toBe('12s');
  expect(formatLag(59)).toBe('59s');
  expect(formatLag(240)).toBe('4m');
});
