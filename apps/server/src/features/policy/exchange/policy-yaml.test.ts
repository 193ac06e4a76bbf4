import { expect, test } from 'vitest';
import { readPolicyFile } from './policy-yaml.ts';

const HEAD = 'format: waybill/policies/1';

function faultOf(text: string) {
  const read = readPolicyFile(text);
  if (!('fault' in read)) throw new Error('is not at fault');
  return read.fault;
}

test.each([
  [`${HEAD}\nformat: x`, { line: 2, message: 'duplicate key format' }],
  [
    `${HEAD}\nlists: [{ id: a, name: "a\\0b", entries: [] }]`,
    { line: 2, message: 'lists.0.name: contains a NUL character, which cannot be stored' },
  ],
  [
    `${HEAD}\nlists: [{ id: a, name: &a x, entries: [${'*a, '.repeat(101)}] }]`,
    { line: 2, message: '*a exceeds the limit of 100 aliases' },
  ],
])('a file at fault is told with its place: %#', (text, fault) => {
  expect(faultOf(text)).toMatchObject(fault);
});

test('an alias stands for what it names', () => {
  const text = `${HEAD}\nlists: [{ id: a, name: &a x, entries: [*a] }]`;
  expect(readPolicyFile(text)).toMatchObject({ file: { lists: [{ name: 'x', entries: ['x'] }] } });
});

test.each([
  ['keys', `{${Array.from({ length: 60_000 }, (_key, index) => `k${index}`).join(',')}}`],
  ['aliases', `a: &a x\nb: [${'*a,'.repeat(60_000)}]`],
  ['faults', 'a: '.repeat(60_000)],
  ['what aliases of aliases stand for', bomb(9)],
  ['levels', '['.repeat(60_000)],
])('a file of a great many %s is at fault before anybody has waited', (_what, text) => {
  expect(faultOf(text).line).toBeGreaterThan(0);
});

/** Each list references the previous one nine times. */
function bomb(levels: number): string {
  const nine = (of: string): string => `[${Array.from({ length: 9 }, () => of).join(',')}]`;
  return Array.from(
    { length: levels },
    (_list, level) => `l${level}: &l${level} ${nine(level === 0 ? 'x' : `*l${level - 1}`)}`,
  ).join('\n');
}
