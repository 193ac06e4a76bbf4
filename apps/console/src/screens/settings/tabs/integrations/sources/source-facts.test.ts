import type { IntegrationSource, IntegrationSummary } from '@waybill/contract';
import { expect, test } from 'vitest';
import {
  filterSources,
  firstIntegration,
  inOrder,
  isConnected,
  sourceLagSec,
  sourceState,
} from './source-facts.ts';

function summary(integrationId: string, more: Partial<IntegrationSummary>): IntegrationSummary {
  const none = { failure: null, isSilent: false, lagSec: null, lastEventAt: null, lastRunAt: null };
  return {
    ...none,
    integrationId,
    sourceId: 'okta',
    name: integrationId,
    state: 'healthy',
    ...more,
  };
}

function source(more: Partial<IntegrationSource>): IntegrationSource {
  return {
    sourceId: 'okta',
    name: 'Okta',
    kind: 'identity',
    hasConnector: true,
    isConnectable: true,
    plan: null,
    latency: null,
    basis: 'samples',
    gives: ['activity', 'people'],
    transports: ['http'],
    summary: 'System log',
    state: 'off',
    integrations: [],
    arrival: more.events === undefined ? 'none' : 'reporting',
    events: 0,
    entities: 0,
    lastEventAt: null,
    lastIngestedAt: null,
    rejected: 0,
    ...more,
  };
}

test('the worst of several integrations is told, and opened first', () => {
  const two = source({
    integrations: [
      summary('fine', { lagSec: 40 }),
      summary('quiet', { isSilent: true, lagSec: 90 }),
      summary('slow', {}),
    ],
  });
  expect(sourceState(two)).toBe('silent');
  expect(firstIntegration(two)?.integrationId).toBe('quiet');
  expect(sourceLagSec(two)).toBe(90);
});

test('silence does not hide what is worse', () => {
  const failing = source({ integrations: [summary('a', { state: 'error', isSilent: true })] });
  expect(sourceState(failing)).toBe('error');
});

test('a source that is sent to without an integration receives, and is connected', () => {
  expect(sourceState(source({ arrival: 'reporting' }))).toBe('receiving');
  expect(sourceState(source({ arrival: 'silent' }))).toBe('silent');
  expect(isConnected(source({ arrival: 'reporting' }))).toBe(true);
  expect(sourceState(source({}))).toBe('off');
  expect(isConnected(source({}))).toBe(false);
});

test('a source that lists people and sent no event does not receive', () => {
  const directory = source({ arrival: 'records', entities: 200 });
  expect(sourceState(directory)).toBe('records');
  expect(isConnected(directory)).toBe(true);
});

test('what needs a person comes first, then what sends most', () => {
  const rows = [
    source({ name: 'Gmail', events: 5 }),
    source({ name: 'Slack', events: 9 }),
    source({ name: 'Wiz', integrations: [summary('w', { state: 'auth_expired' })] }),
  ];
  expect(inOrder(rows).map(({ name }) => name)).toEqual(['Wiz', 'Slack', 'Gmail']);
});

test('the filter joins kind, connection and every typed word, in whatever case', () => {
  const rows = [
    source({}),
    source({ name: 'Entra', events: 1 }),
    source({ name: 'Slack', kind: 'chat', summary: 'Messages' }),
  ];
  const found = (filter: Partial<Parameters<typeof filterSources>[1]>) =>
    filterSources(
      rows,
      { search: '', kind: null, isConnectedOnly: false, ...filter },
      ({ kind }) => [kind === 'chat' ? 'Chat' : 'Identity'],
    ).map(({ name }) => name);
  expect(found({})).toHaveLength(3);
  expect(found({ kind: 'chat' })).toEqual(['Slack']);
  expect(found({ isConnectedOnly: true })).toEqual(['Entra']);
  expect(found({ search: 'IDENT sys okt' })).toEqual(['Okta']);
  expect(found({ search: 'nothing' })).toEqual([]);
});
