import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVENT_ACTIONS } from '@waybill/contract';
import { expect, test } from 'vitest';
import type { Connector, MapResult } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import {
  AGENT_SCHEMA,
  AGENTS,
  CLIPBOARD_KINDS,
  ENFORCEMENTS,
  type AgentRecord,
} from '../kit/agent/agent-record.ts';
import { connectorForSource } from '../registry.ts';

interface Fixture {
  title: string;
  record: Record<string, unknown>;
  expect: Record<string, unknown>;
}

const FOLDER = path.join(import.meta.dirname, 'conformance');
const LEAST_FIXTURES = 30;

const fixtures = readdirSync(FOLDER).map((file) => readFixture(file));

function readFixture(file: string): Fixture {
  const value: unknown = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
  const [title, record, wanted] = ['title', 'record', 'expect'].map((key) => field(value, key));
  if (typeof title !== 'string' || !isRecord(record) || !isRecord(wanted)) {
    throw new Error(`${file} is no fixture`);
  }
  return { title, record, expect: wanted };
}

/** The facts that a fixture asks for: of the event, of the entity, or the field at fault. */
function observed({ record, expect: wanted }: Fixture): Record<string, unknown> {
  const subject = subjectOf(agentNamed(record['agent']).map(record));
  return Object.fromEntries(Object.keys(wanted).map((at) => [at, field(subject, at)]));
}

/** Both agents speak the same wire; each has its own connector. */
function agentNamed(agent: unknown): Connector {
  const connector = connectorForSource(agent === 'extension' ? 'Extension' : 'Sensor');
  if (!connector) throw new Error('an agent without a connector');
  return connector;
}

function subjectOf(result: MapResult): unknown {
  if (result.kind === 'mapped') return result.events[0];
  if (result.kind === 'entities') return result.entities[0];
  return { [result.kind]: result.kind === 'rejected' ? result.field : result.reason };
}

test.each(fixtures.map((fixture) => [fixture.title, fixture] as const))('%s', (_, fixture) => {
  expect(observed(fixture)).toEqual(fixture.expect);
});

test('every action is shown', () => {
  const shown = new Set(fixtures.map(({ record }) => record['action']));
  expect(EVENT_ACTIONS.filter((action) => !shown.has(action))).toEqual([]);
  expect(fixtures.length).toBeGreaterThanOrEqual(LEAST_FIXTURES);
});

test('no fixture carries what was copied', () => {
  const clipboards = fixtures.flatMap(({ record }) => {
    const clipboard = record['clipboard'];
    return isRecord(clipboard) ? Object.keys(clipboard) : [];
  });
  expect([...new Set(clipboards)].toSorted()).toEqual(['kind', 'length', 'sha256']);
});

test('the words of the fixtures are those of the wire', () => {
  const words = (at: string) =>
    fixtures.map(({ record }) => field(record, at)).filter((word) => word !== undefined);
  expect(words('agent').filter((word) => !isAmong(AGENTS, word))).toEqual([]);
  expect(words('clipboard.kind').filter((word) => !isAmong(CLIPBOARD_KINDS, word))).toEqual([]);
  expect(words('enforcement.result').filter((word) => !isAmong(ENFORCEMENTS, word))).toEqual([]);
});

function isAmong(words: readonly string[], word: unknown): boolean {
  return words.some((known) => known === word);
}

test('each agent reads its own records only', () => {
  const record: AgentRecord = {
    schema: AGENT_SCHEMA,
    agent: 'extension',
    id: 'x',
    sequence: 1,
    action: 'View',
    at: '2026-03-04T09:15:00Z',
  };
  expect(agentNamed('extension').map({ ...record })).toMatchObject({ kind: 'mapped' });
  expect(agentNamed('sensor').map({ ...record })).toMatchObject({
    kind: 'rejected',
    field: 'agent',
  });
});
