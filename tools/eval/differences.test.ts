import { mappedEvent } from '@waybill/connectors';
import { expect, test } from 'vitest';
import { isKnown, parseDifferences, type Mismatch } from './differences.ts';

const EVENT = mappedEvent({
  source: 'Google Drive',
  stream: 'drive',
  vendorOperation: 'login_challenge',
  occurredAt: 1,
  actor: { id: '77' },
});

function mismatch(facts: Partial<Mismatch>): Mismatch {
  return {
    source: 'google-drive',
    file: 'elastic--drive.jsonl',
    peer: 'elastic',
    field: 'file_owner',
    expected: 'ann',
    got: 'ann@example.com',
    reading: { actor_name: 'ann' },
    event: EVENT,
    ...facts,
  };
}

function known(condition: string, facts: Partial<Mismatch> = {}): boolean {
  const page = `| \`google-drive\` | \`elastic--*\` | elastic | * | ${condition} | because |`;
  return isKnown(parseDifferences(page), mismatch(facts));
}

test.each([
  ['always', {}, true],
  ['expected is the local part of got', {}, true],
  ['expected is the local part of got', { expected: 'ben' }, false],
  ['got is empty', { got: null }, true],
  ['got is empty', {}, false],
  ['expected is a list', { expected: ['a'] }, true],
  ['expected contains got', { got: 'an' }, true],
  ['expected contains got', { got: null }, false],
  ['got contains expected', {}, true],
  ['`expected matches /^(ann\\|ben)$/`', {}, true],
  ['expected matches /^x/', {}, false],
  ['operation matches /^login_/ and got matches /@/', {}, true],
  ['operation matches /^login_/ and got matches /^@/', {}, false],
  ["expected is the peer's actor_name", {}, true],
  ["expected is the peer's actor_id", {}, false],
  ['expected is our actor_id', { expected: '77' }, true],
  ['expected is our actor_id', {}, false],
])('%s with %j is %j', (condition, facts, holds) => {
  expect(known(condition, facts)).toBe(holds);
});

test('a row holds for its source, file, reader and field only', () => {
  expect(known('always', { source: 'slack' })).toBe(false);
  expect(known('always', { file: 'sekoia--drive.jsonl' })).toBe(false);
  expect(known('always', { peer: 'sekoia' })).toBe(false);
  const row = parseDifferences('| * | * | * | file_name | always | because |');
  expect(isKnown(row, mismatch({}))).toBe(false);
});

test('a condition that is not known and a missing reason are errors; headings are none', () => {
  expect(() => parseDifferences('| a | b | c | d | whenever | because |')).toThrow(/not known/);
  expect(() => parseDifferences('| a | b | c | d | always |  |')).toThrow(/no reason/);
  expect(parseDifferences('| source | f | p | f | c | r |\n| --- | - | - | - | - | - |')).toEqual(
    [],
  );
});
