import type { Condition } from '@waybill/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomCondition } from '../../../testing/random-condition.ts';
import { drawFrom } from '../../../testing/random-event.ts';
import { validateCondition } from '../validate-condition.ts';
import { parseCondition, TEXT_LIMITS } from './parse-condition.ts';
import { printCondition } from './print-condition.ts';

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

const name: Condition = { f: 'object.name', op: 'eq', v: 'a' };
const size: Condition = { f: 'sizeBytes', op: 'gt', v: 10 };
const mail: Condition = { f: 'recipients', op: 'anyOf~', v: ['a', 'b'] };

const PRINTED: [Condition, string][] = [
  [name, 'object.name == "a"'],
  [{ all: [name, size] }, 'object.name == "a" && sizeBytes > 10'],
  [
    { any: [{ all: [name, size] }, mail] },
    '(object.name == "a" && sizeBytes > 10) || recipients.fold().anyOf(["a", "b"])',
  ],
  [
    { all: [{ all: [name, size] }, size] },
    '(object.name == "a" && sizeBytes > 10) && sizeBytes > 10',
  ],
  [{ not: name }, '!(object.name == "a")'],
  [{ not: { not: name } }, '!(!(object.name == "a"))'],
  [{ all: [name] }, '[object.name == "a"].all(c, c)'],
  [{ any: [{ all: [name, size] }] }, '[object.name == "a" && sizeBytes > 10].exists(c, c)'],
  [{ f: 'object.name', op: 'ne~', v: 'A' }, 'object.name.fold() != "A"'],
  [{ f: 'object.name', op: 'in', v: ['a'] }, 'object.name in ["a"]'],
  [{ f: 'object.name', op: 'in~', v: ['a'] }, 'object.name.fold() in ["a"]'],
  [{ f: 'object.name', op: 'notIn', v: ['a'] }, 'object.name.notIn(["a"])'],
  [{ f: 'object.name', op: 'contains~', v: '"\\\n' }, 'object.name.fold().contains("\\"\\\\\\n")'],
  [{ f: 'object.name', op: 'eq', v: '\u202Efdp.exe' }, 'object.name == "\\u202efdp.exe"'],
  [{ f: 'object.name', op: 'exists' }, 'has(object.name)'],
  [{ f: 'object.name', op: 'exists', v: false }, 'has(object.name) == false'],
  [{ f: 'sizeBytes', op: 'between', v: [-1, 1e21] }, 'sizeBytes.between(-1, 1e+21)'],
  [{ f: 'network.sourceIp', op: 'cidr', v: '10.0.0.0/8' }, 'network.sourceIp.cidr("10.0.0.0/8")'],
  [{ f: 'network.sourceIp', op: 'cidr', v: ['::1'] }, 'network.sourceIp.cidr(["::1"])'],
  [{ f: 'visibility.widened', op: 'eq', v: true }, 'visibility.widened == true'],
  [
    { f: 'record.a.0."b.c".in', op: 'matches~', v: 'a+' },
    'record.a[0]["b.c"]["in"].fold().matches("a+")',
  ],
  [{ f: 'origin.host', op: 'ne', v: { field: 'record.to.0' } }, 'origin.host != record.to[0]'],
  [{ f: 'occurredAt', op: 'ageLt', v: '7d' }, 'occurredAt.ageLt("7d")'],
  [
    { f: 'behaviour.score.sendToSelf', op: 'scoreGte', v: 0.5 },
    'behaviour.score.sendToSelf.scoreGte(0.5)',
  ],
  [{ f: 'destination.host', op: 'firstSeen', v: 'peers' }, 'destination.host.firstSeen("peers")'],
  [
    { f: 'lineage.origins', op: 'originIn', v: ['Snowflake'] },
    'lineage.origins.originIn(["Snowflake"])',
  ],
];

test.each(PRINTED)('%j is written %s', (condition, text) => {
  expect(printCondition(condition)).toBe(text);
  expect(parseCondition(text)).toEqual({ ok: true, condition });
});

test('what is written can be read back, for ten thousand random trees', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const condition = randomCondition(draw, 4);
      expect(parseCondition(printCondition(condition))).toEqual({ ok: true, condition });
    }),
    { numRuns: 10_000 },
  );
});

test('any text and any key of a record can be read back', () => {
  const text = fc.string({ unit: 'binary', maxLength: 30 });
  fc.assert(
    fc.property(text, text, (key, value) => {
      const f = `record.${JSON.stringify(key)}.x`;
      const checked = validateCondition({ all: [{ f, op: 'eq', v: value }, name] });
      if (!checked.ok) throw new Error(checked.reason);
      expect(parseCondition(printCondition(checked.condition))).toEqual(checked);
    }),
    { numRuns: 2000 },
  );
});

test('long groups stand on lines of their own', () => {
  const long: Condition = { f: 'object.name', op: 'eq', v: 'x'.repeat(60) };
  const condition: Condition = { all: [name, { any: [long, { not: long }] }] };
  const text = printCondition(condition);
  expect(text).toBe(
    [
      'object.name == "a"',
      '&& (',
      `     object.name == "${'x'.repeat(60)}"`,
      `     || !(object.name == "${'x'.repeat(60)}")`,
      '   )',
    ].join('\n'),
  );
  expect(parseCondition(text)).toEqual({ ok: true, condition });
});

test.each<[string, Condition]>([
  ['((object.name == "a"))', name],
  ["object.name == 'a'", name],
  ['object.name == r"a"', name],
  ['object.name\n  == // the name\n "a"', name],
  ['object.name == "\\x61"', name],
  ['object.name == "\\u0061"', name],
  ['object.name == "\\U00000061"', name],
  ['object.name == "\\141"', name],
  ['object["name"] == "a"', name],
  ['!!(object.name == "a")', { not: { not: name } }],
  [
    'object.name == "a" || object.name == "a" && sizeBytes > 10',
    { any: [name, { all: [name, size] }] },
  ],
  ['record.a == r"\\d"', { f: 'record.a', op: 'eq', v: '\\d' }],
  ['record["a"]["0"] == -0.0', { f: 'record.a.0', op: 'eq', v: 0 }],
])('%s is read', (text, condition) => {
  expect(parseCondition(text)).toEqual({ ok: true, condition });
});

test.each<[string, number, number, string]>([
  ['', 1, 1, 'expected a field, found the end of the text'],
  ['object.name', 1, 12, 'expected one of == != > >= < <= in or'],
  ['object.name == ', 1, 16, 'expected a value'],
  ['object.name == "a" && ', 1, 23, 'expected a field'],
  ['object.name == "a" object', 1, 20, 'expected &&, || or the end of the text, found object'],
  ['(object.name == "a"', 1, 20, 'expected &&, || or )'],
  ['object.name == "a" ? true : false', 1, 20, 'unexpected ?'],
  ['object.name + 1', 1, 13, 'unexpected +'],
  ['object.name == "a', 1, 16, 'missing closing'],
  ['object.name == "\\q"', 1, 16, 'no escape'],
  ['object.name == "\\UFFFFFFFF"', 1, 16, 'no escape'],
  ['true', 1, 1, 'expected a field'],
  ['"a" in recipients', 1, 1, 'expected a field'],
  ['object.name == a.fold()', 1, 16, 'fold() on the left side only'],
  ['object.name == [', 1, 17, 'expected a value'],
  ['object.name in ["a" "b"]', 1, 21, 'expected , or ]'],
  ['object.name.size(1)', 1, 13, 'size is not an operator'],
  ['sizeBytes.fold().between(1, 2)', 1, 18, 'cannot be combined with fold()'],
  ['sizeBytes.between([1], 2)', 1, 19, 'expected a number'],
  ['sizeBytes.between(1)', 1, 20, 'expected ,'],
  ['object.name.fold().x == 1', 1, 22, 'expected (, found =='],
  ['has(object.name.fold())', 1, 5, 'takes only a field'],
  ['record[1.5] == 1', 1, 8, 'an index'],
  ['[object.name == "a"].map(c, c)', 1, 22, 'expected all(c, c)'],
  ['[object.name == "a"].all(c, d)', 1, 29, 'expected c'],
  ['sizeBytes > 1e999', 1, 13, 'too large a number'],
  ['object.name == "a" &&\n  object.nam == "b"', 2, 3, 'the field is not a known field'],
  ['object.name == "a" &&\n  object.name > 1', 2, 15, 'the operator does not apply'],
  ['!(\n action\n== "Fly")', 3, 4, 'the value is not a value of action'],
  ['object.name in []', 1, 16, 'the value is an empty list'],
  ['object.name.matches("a(?=b)")', 1, 21, 'the value is invalid at character'],
  ['[].all(c, c)', 1, 1, 'the condition is empty'],
  [`${'!'.repeat(13)}has(action)`, 1, 13, 'nested deeper than 12'],
  [`${'('.repeat(65)}has(action)`, 1, 65, 'nested deeper than 64'],
  [Array.from({ length: 201 }, () => 'has(action)').join('&&'), 1, 2605, 'limit of 200'],
])('%s is refused at %i:%i', (text, line, column, reason) => {
  const result = parseCondition(text);
  expect(result).toMatchObject({ ok: false, line, column });
  expect(result).toHaveProperty('reason', expect.stringContaining(reason));
});

test('a text that is too long is refused unread', () => {
  expect(parseCondition(' '.repeat(TEXT_LIMITS.length + 1))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('longer than'),
  });
});

test('no text makes it throw, and what it takes it writes the same', () => {
  const pieces = fc.constantFrom(
    ..."object.name record . [ ] ( ) ! && || == in 'a' ' 1 has fold all c , - \\ // true between".split(
      ' ',
    ),
    '\n',
    '\0',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
      const result = parseCondition(parts.join(''));
      const again = result.ok ? parseCondition(printCondition(result.condition)) : result;
      expect(again).toEqual(result);
    }),
    { numRuns: 5000 },
  );
});
