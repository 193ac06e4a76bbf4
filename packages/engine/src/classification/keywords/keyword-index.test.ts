import { expect, test } from 'vitest';
import { CLASSIFIERS } from '../../classifiers/classifiers.ts';
import { encodeUtf8 } from '../utf8.ts';
import { createKeywordIndex } from './keyword-index.ts';

function found(keywords: readonly string[], text: string): string[] {
  const bytes = encodeUtf8(text);
  const hits = createKeywordIndex([keywords]).find(bytes, 0, bytes.length);
  return hits.map(({ keyword }) => keyword.word);
}

test('a keyword is found however the words of a name are joined', () => {
  const keywords = ['card number'];
  for (const text of [
    'Card Number:',
    'card_number=',
    'cardNumber',
    'CARD-NUMBER',
    'cardnumber2',
    'CardNumbers',
  ]) {
    expect([text, found(keywords, text)]).toEqual([text, keywords]);
  }
});

test('a part of a name is a whole word', () => {
  expect(found(['ssn'], 'customerSsn')).toEqual(['ssn']);
  expect(found(['ssn'], 'customerSSN2')).toEqual(['ssn']);
  expect(found(['ssn'], 'SSNOfCustomer')).toEqual(['ssn']);
  expect(found(['github'], 'GITHUB_TOKEN gitHubToken')).toEqual(['github', 'github']);
});

test('a part of a word is no keyword', () => {
  expect(found(['lic'], 'public')).toEqual([]);
  expect(found(['dea'], 'idea dealer')).toEqual([]);
  expect(found(['isin', 'pin'], 'is in; p in')).toEqual([]);
});

test('letters with accents are the letters without them', () => {
  expect(found(['número de tarjeta'], 'NUMERO DE TARJETA')).toEqual(['número de tarjeta']);
  expect(found(['numero'], 'el Número:')).toEqual(['numero']);
});

test('writing without spaces is read at every character', () => {
  expect(found(['身份证'], '我的身份证号码是')).toEqual(['身份证']);
  expect(found(['주민등록번호'], '주민등록번호는')).toEqual(['주민등록번호']);
  expect(found(['マイナンバー'], 'マイナンバーは48')).toEqual(['マイナンバー']);
});

test('a keyword tells its place in bytes, and who declared it', () => {
  const bytes = encodeUtf8('ü visa');
  const [hit] = createKeywordIndex([['iban'], ['visa'], ['visa']]).find(bytes, 0, bytes.length);
  expect([hit?.start, hit?.end, [...(hit?.keyword.owners ?? [])]]).toEqual([3, 7, [1, 2]]);
});

test('a keyword of one or two letters is found whatever follows it', () => {
  expect(found(['dl'], 'DL 1234')).toEqual(['dl']);
  expect(found(['dl'], 'my dl: x')).toEqual(['dl']);
  expect(found(['dl'], 'dlx')).toEqual([]);
  expect(found(['q'], 'q')).toEqual(['q']);
});

test('a keyword is found by its first letters across what joins its words', () => {
  expect(found(['p o box'], 'p_o-box P.O. Box')).toEqual(['p o box', 'p o box']);
  expect(found(['i número'], 'i - Número')).toEqual(['i número']);
});

test('every shipped keyword is found by itself', () => {
  const words = CLASSIFIERS.flatMap(({ keywords }) => keywords);
  const index = createKeywordIndex(words.map((word) => [word]));
  const missed = words.filter((word, owner) => {
    const bytes = encodeUtf8(`(${word})`);
    const hits = index.find(bytes, 0, bytes.length);
    return !hits.some(({ keyword }) => keyword.owners.has(owner));
  });
  expect(missed).toEqual([]);
});
