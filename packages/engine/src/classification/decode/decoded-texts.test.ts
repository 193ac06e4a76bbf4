import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineClassifier } from '../../classifiers/define-classifier.ts';
import { sourceText } from '../source-text.ts';
import { createTextClassifier } from '../text-classifier.ts';
import { decodeUtf8, encodeUtf8 } from '../utf8.ts';
import { decodedTexts } from './decoded-texts.ts';

const mail = defineClassifier({
  id: 'mail',
  name: 'Mail',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: [],
  patterns: [{ pattern: '[a-z]+@[a-z]+\\.example', alone: 'high' }],
  examples: { match: [], noMatch: [] },
});
const { classifyText } = createTextClassifier([mail]);

function decoded(text: string): Record<string, string> {
  const { texts } = decodedTexts(sourceText(encodeUtf8(text)));
  return Object.fromEntries(
    texts.map(({ from, bytes }) => [from, decodeUtf8(bytes, 0, bytes.length).trimEnd()]),
  );
}

function found(text: string): string[] {
  return classifyText(text).findings.map(({ start, end, evidence }) => {
    const froms = evidence.flatMap((each) => (each.kind === 'decoded' ? [each.from] : []));
    return [text.slice(start, end), ...froms].join(' ');
  });
}

const base64 = (text: string) => btoa(text);

test('text in base64 is decoded, in its standard and its address form', () => {
  const text = 'contact: jane@mail.example, more >>>???';
  expect(decoded(`x ${base64(text)} y`)).toEqual({ base64: text });
  const inAddress = base64(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  expect(decoded(inAddress)).toEqual({ base64: text });
});

test('lines and tabs are part of an encoded text, other control characters end it', () => {
  const text = 'To: jane@mail.example\r\nCc:\tjoe@mail.example\nThe numbers as agreed';
  expect(decoded(base64(text))).toEqual({ base64: text });
  expect(decoded(base64(`${text}\u0001${text}`))).toEqual({ base64: text });
});

test('base64 that goes over lines is one text', () => {
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(5).trimEnd();
  const lines = base64(text).replaceAll(/.{76}/g, '$&\r\n');
  expect(decoded(lines)).toEqual({ base64: text });
});

test('hashes, names and paths are no base64', () => {
  for (const text of [
    'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwv',
    'd41d8cd98f00b204e9800998ecf8427e',
    'src/main/java/com/company/service/CustomerServiceImplementation',
    'createTextClassifierForEveryDataType',
  ]) {
    expect([text, decoded(text)]).toEqual([text, {}]);
  }
});

test('characters are decoded as addresses, strings and pages write them', () => {
  expect(decoded('see mail%3Djane%40mail.example now')).toEqual({
    percent: 'mail=jane@mail.example',
  });
  expect(decoded(String.raw`"a\u0040b \ud83d\ude00 \x41"`)).toEqual({ escape: '"a@b 😀 A"' });
  expect(decoded('a&#64;b &commat; &#x41; &lt;')).toEqual({ html: 'a@b @ A <' });
});

test('what hides no value is left as it is', () => {
  for (const text of [
    '100% of 50%',
    String.raw`printf("%d\n", x)`,
    'a &amp; b &unknown; &#xZ; & c',
  ]) {
    expect([text, decoded(text)]).toEqual([text, {}]);
  }
});

test('findings stand where their encoded form stands', () => {
  expect(found('go to jane%40mail.example now')).toEqual(['jane%40mail.example percent']);
  expect(found('by jane&#64;mail.example.')).toEqual(['jane&#64;mail.example html']);
  const token = base64('my address: jane@mail.example and no other');
  const [finding] = found(`x ${token} y`);
  expect(finding).toMatch(/ base64$/);
  expect(token).toContain(finding?.split(' ')[0]);
});

test('an encoding in another is followed, and not without end', () => {
  const once = (text: string) => encodeURIComponent(base64(text));
  const text = 'my address: jane@mail.example and no other?';
  expect(found(once(text))).toHaveLength(1);
  expect(found(once(once(once(text))))).toEqual([]);
});

test('every decoded byte has its place in the text, in order', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('%41', '%', '&#64;', '&', '\\u0041', '\\u', '\\ud83d', base64('a'.repeat(40))),
  );
  const texts = fc.array(piece).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const bytes = encodeUtf8(text);
      for (const { origin, bytes: inner } of decodedTexts(sourceText(bytes)).texts) {
        expect(origin.length).toBe(inner.length);
        expect(origin).toEqual(origin.toSorted());
        for (const place of origin) expect(place).toBeLessThanOrEqual(bytes.length);
      }
    }),
  );
});
