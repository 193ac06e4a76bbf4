import { expect, test } from 'vitest';
import { compileMap } from './compile-map.ts';
import { compileCondition, compileValue } from './compile-value.ts';
import type { EventShape, ItemShape, Value } from './map-declaration.ts';

const read = (value: Value, record: Record<string, unknown>) =>
  compileValue(value, {})(record, record);

test('two dots in a path mean a key that begins with one', () => {
  expect(read('kind..tag', { kind: { '.tag': 'file' } })).toBe('file');
  expect(read('.tag', { '.tag': 'file' })).toBe('file');
  expect(read('@..tag', { '.tag': 'file' })).toBe('file');
  expect(read('kind.tag', { kind: { '.tag': 'file' } })).toBeUndefined();
});

test('a member is read of an object that stands as JSON in a text, or as itself', () => {
  const role: Value = { json: 'details', take: 'grant.role' };
  expect(read(role, { details: '{"grant":{"role":"editor"}}' })).toBe('editor');
  expect(read(role, { details: { grant: { role: 'editor' } } })).toBe('editor');
  expect(read(role, { details: '{broken' })).toBeUndefined();
  expect(read(role, { details: '["grant"]' })).toBeUndefined();
});

test('a condition can ask how a text ends', () => {
  const endsSo = compileCondition({ ends: ['actor', '[bot]'] });
  expect(endsSo({ actor: 'deploy[bot]' }, {})).toBe(true);
  expect(endsSo({ actor: '[bot] deploy' }, {})).toBe(false);
  expect(endsSo({ actor: null }, {})).toBe(false);
});

const MESSAGE: ItemShape = { entity: 'item', stream: 'messages', itemKind: 'message', id: 'id' };
const FILES: ItemShape = {
  when: { has: 'files.0' },
  entity: 'item',
  stream: 'messages',
  itemKind: 'file',
  each: 'files',
  id: '@.id',
  parentId: 'id',
};

test('a record can be several things at once', () => {
  const map = compileMap({ source: 'Slack', shapes: [{ shapes: [MESSAGE, FILES] }] });
  const ids = (record: Record<string, unknown>) => {
    const result = map(record);
    return result.kind === 'entities' ? result.entities.map(({ entityId }) => entityId) : result;
  };
  expect(ids({ id: 'm', files: [{ id: 'f' }, { id: 'g' }] })).toEqual(['m', 'f', 'g']);
  expect(ids({ id: 'm', files: [] })).toEqual(['m']);
  expect(ids({ id: 'm', files: [{}] })).toMatchObject({ kind: 'rejected', field: 'id' });
});

const LOG: EventShape = {
  stream: 'log',
  each: 'acts',
  operation: '@.type',
  time: '@.at',
  operations: {},
  fields: {},
  content: '@.text',
};

test('a declared text goes beside the event that it belongs to, and not into it', () => {
  const map = compileMap({ source: 'Slack', shapes: [LOG] });
  const acts = [
    { type: 'a', at: '2026-03-04T09:15:00Z' },
    { type: 'b', at: '2026-03-04T09:15:00Z', text: 'what somebody wrote' },
  ];
  const result = map({ acts });
  if (result.kind !== 'mapped') throw new Error('It is mapped');
  expect(result.contents).toMatchObject([{ event: 1, text: 'what somebody wrote' }]);
  expect(JSON.stringify(result.events)).not.toContain('what somebody wrote');
  expect(map({ acts: acts.slice(0, 1) })).not.toHaveProperty('contents');
});

test('a record that none of the shapes together fits is skipped', () => {
  const map = compileMap({ source: 'Slack', shapes: [{ shapes: [FILES] }] });
  expect(map({ id: 'm' })).toMatchObject({ kind: 'skipped' });
});

test('a person without an address is a recipient by login only where it is declared', () => {
  const shape: EventShape = {
    stream: 'log',
    operation: 'op',
    time: 'at',
    operations: {},
    fields: {},
    recipients: [{ kind: 'person', address: 'to', byLogin: true }],
  };
  const recipientsOf = (declared: EventShape, to: string) => {
    const result = compileMap({ source: 'Slack', shapes: [declared] })({ op: 'x', at: 1.7e9, to });
    return result.kind === 'mapped' ? result.events[0]?.recipients : result;
  };
  const person = { kind: 'person', outside: 'unknown' };
  expect(recipientsOf(shape, 'Ben-Ray')).toEqual([{ ...person, address: 'ben-ray', domain: null }]);
  expect(recipientsOf(shape, 'Ben@example.com')).toEqual([
    { ...person, address: 'ben@example.com', domain: 'example.com' },
  ]);
  const strict = { ...shape, recipients: [{ kind: 'person', address: 'to' } as const] };
  expect(recipientsOf(strict, 'Ben-Ray')).toEqual([]);
});

test('a rejection names the field, also where the time is chosen by a condition', () => {
  const shape: EventShape = {
    stream: 'log',
    operation: 'op',
    time: { when: { has: 'pushed' }, then: 'pushed.at' },
    operations: {},
    fields: {},
  };
  const map = compileMap({ source: 'Slack', shapes: [shape] });
  expect(map({ op: 'x', pushed: {} })).toMatchObject({ kind: 'rejected', field: 'pushed.at' });
});
