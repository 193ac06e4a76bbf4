import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineClassifier, type Classifier } from '../classifiers/define-classifier.ts';
import { createTextClassifier } from './text-classifier.ts';
import { encodeUtf8 } from './utf8.ts';

const examples = { match: [], noMatch: [] };

const badge = defineClassifier({
  id: 'badge',
  name: 'Badge',
  class: 'business',
  locale: 'any',
  sensitivity: 1,
  keywords: ['badge'],
  testValues: ['4711999'],
  patterns: [
    { pattern: '[0-9]{7}', validate: (value) => value.startsWith('4711'), alone: 'medium' },
  ],
  examples,
});

const mail: Classifier = {
  ...badge,
  id: 'mail',
  keywords: [],
  testValues: [],
  patterns: [{ pattern: '[a-z]+@[a-z]+\\.example', edges: 'free', alone: 'high' }],
};

const shout: Classifier = {
  ...badge,
  id: 'shout',
  read: (text) => {
    const at = text.slice(0, text.length).indexOf('HEY');
    return at < 0 ? [] : [{ start: at, end: at + 3, confidence: 'high', features: { loud: 2 } }];
  },
  patterns: [],
};

const all = createTextClassifier([badge, mail, shout]);

function found(text: string): string[] {
  const { findings } = all.classifyText(text);
  return findings.map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

test('a classification counts findings, unique values and the highest confidence', () => {
  const text = 'x 4711471 y 4711-471 z badge 4711471, a@b.example';
  const { types, status } = all.classifyText(text);
  expect(status).toBe('complete');
  expect(types).toEqual([
    { type: 'badge', count: 2, distinct: 1, confidence: 'high' },
    { type: 'mail', count: 1, distinct: 1, confidence: 'high' },
  ]);
});

test('the list of findings is capped, the count goes on, and the result says so', () => {
  const text = Array.from({ length: 20 }, (_, index) => `so 47110${10 + index} is`).join('\n');
  const { types, findings, status } = all.classifyText(text, { perType: 5 });
  expect([findings.length, types[0]?.count, types[0]?.distinct]).toEqual([5, 20, 20]);
  expect(status).toBe('partial');
});

test('findings below the minimum are left out', () => {
  expect(all.classifyText('so 4711471', { minimum: 'high' }).findings).toEqual([]);
  expect(all.classifyText('so 4711999', { minimum: 'low' }).findings).toMatchObject([
    { confidence: 'low', evidence: [{}, {}, { kind: 'against', reason: 'test-value' }] },
  ]);
});

test('readers see the text once and give features', () => {
  const { findings } = all.classifyText('well HEY');
  expect(findings).toMatchObject([
    { start: 5, evidence: [{ kind: 'feature', name: 'loud', value: 2 }] },
  ]);
});

test('a type can be made of others', () => {
  const both: Classifier = {
    ...shout,
    id: 'both',
    needs: ['badge', 'mail'],
    read: () => [],
    compose: (places) =>
      places.size === 2 ? [{ start: 0, end: 3, confidence: 'high', isOfText: true }] : [],
  };
  const { classifyText } = createTextClassifier([badge, mail, both]);
  const types = (text: string) => classifyText(text).types.map(({ type }) => type);
  expect(types('so 4711471 at a@b.example')).toEqual(['badge', 'both', 'mail']);
  expect(types('so 4711471')).toEqual(['badge']);
});

test('a type can ask for several unique values before any counts', () => {
  const { classifyText } = createTextClassifier([{ ...badge, minimumDistinct: 2 }]);
  expect(classifyText('so 4711471 or 4711471').types).toEqual([]);
  expect(classifyText('so 4711471 or 4711472').types).toMatchObject([{ count: 2, distinct: 2 }]);
});

test('offsets are bytes for bytes and code units for strings', () => {
  const text = 'ü😀 a@b.example';
  expect(found(text)).toEqual(['mail a@b.example']);
  const [finding] = all.classify(encodeUtf8(text)).findings;
  expect([finding?.start, finding?.end]).toEqual([7, 18]);
});

test('UTF-16 is read with and without its mark, in either order', () => {
  const text = 'badge: 4711471';
  const units = Array.from(text, (letter) => letter.charCodeAt(0));
  const little = units.flatMap((unit) => [unit & 255, unit >> 8]);
  const big = units.flatMap((unit) => [unit >> 8, unit & 255]);
  for (const bytes of [little, [0xff, 0xfe, ...little], big, [0xfe, 0xff, ...big]]) {
    const [finding] = all.classify(Uint8Array.from(bytes)).findings;
    const offset = bytes.length - little.length;
    expect([finding?.start, finding?.end]).toEqual([offset + 14, offset + 28]);
    expect(finding?.evidence.at(-1)).toEqual({ kind: 'decoded', from: 'utf-16' });
  }
});

test('a pattern that is not valid names its classifier', () => {
  const wrong = { ...badge, patterns: [{ pattern: '(', alone: 'low' }] } as const;
  expect(() => createTextClassifier([wrong])).toThrow('badge');
});

test('any bytes are classified', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const { findings } = all.classify(bytes, { minimum: 'low' });
      for (const { start, end } of findings) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(bytes.length);
      }
    }),
    { numRuns: 300 },
  );
});

test('the cell beside a value is no part of it, where text beside it would be', () => {
  const separate: Classifier = {
    ...badge,
    id: 'separate',
    keywords: [],
    patterns: [
      {
        pattern: '[0-9]{7}',
        validate: (_, place) => !/[0-9],$/.test(place.before()) && !/^,[0-9]/.test(place.behind()),
        alone: 'high',
      },
    ],
  };
  const { classifyText } = createTextClassifier([separate]);
  const count = (text: string) => classifyText(text).findings.length;
  expect(count('id,badge,floor\n1001,4711234,12\n1002,4711235,12\n1003,4711236,14\n')).toBe(3);
  expect(count('the sum is 1001,4711234,12 in all')).toBe(0);
});

test('a checkpoint is called all along a text; what it throws ends that text alone', () => {
  const text = 'badge 4711471, a@b.example. '.repeat(40_000);
  let calls = 0;
  const whole = all.classifyText(text, { checkpoint: () => (calls += 1) });
  expect(calls).toBeGreaterThan(200);
  expect(whole).toEqual(all.classifyText(text));
  let left = 20;
  const checkpoint = (): void => {
    left -= 1;
    if (left === 0) throw new Error('stopped');
  };
  expect(() => all.classifyText(text, { checkpoint })).toThrow('stopped');
  expect(found('badge 4711471')).toEqual(['badge 4711471']);
});
