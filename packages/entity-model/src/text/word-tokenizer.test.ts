import { expect, test } from 'vitest';
import { tinyTokenizer } from '../testing/tiny-tokenizer.ts';
import { openWordTokenizer } from './word-tokenizer.ts';

const { json, pieces } = tinyTokenizer(['Jane', 'Mü']);
const id = (piece: string): number => pieces.indexOf(piece);

test('a Unigram tokenizer cuts words into the pieces that it knows', () => {
  const tokenizer = openWordTokenizer(json, ['<<ENT>>']);
  expect(tokenizer.idsOf('Jane')).toEqual([id('▁Jane')]);
  expect(tokenizer.idsOf('Müller')).toEqual([id('▁Mü'), id('ller')]);
  expect(tokenizer.idsOf('xyz')).toEqual([id('▁'), id('[UNK]')]);
  expect(tokenizer.idsOf('<<ENT>>')).toEqual([id('<<ENT>>')]);
});

test('what stands around a text is told by the tokenizer', () => {
  const tokenizer = openWordTokenizer(json, []);
  expect(tokenizer.opening).toEqual([id('[CLS]')]);
  expect(tokenizer.closing).toEqual([id('[SEP]')]);
});

test('a WordPiece tokenizer is read too', () => {
  const vocabulary = ['[UNK]', '[CLS]', '[SEP]', 'a', 'mü', '##ller'];
  const marker = { single_word: false, lstrip: false, rstrip: false, normalized: false };
  const tokenizer = openWordTokenizer(
    {
      added_tokens: [{ id: 6, content: '<<ENT>>', special: true, ...marker }],
      normalizer: { type: 'BertNormalizer', lowercase: true, strip_accents: false },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      post_processor: { type: 'BertProcessing', cls: ['[CLS]', 1], sep: ['[SEP]', 2] },
      decoder: { type: 'WordPiece', prefix: '##' },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab: Object.fromEntries(vocabulary.map((piece, index) => [piece, index])),
      },
    },
    ['<<ENT>>'],
  );
  expect(tokenizer.idsOf('Müller')).toEqual([4, 5]);
  expect(tokenizer.idsOf('<<ENT>>')).toEqual([6]);
  expect([tokenizer.opening, tokenizer.closing]).toEqual([[1], [2]]);
});

test('of a long word only the beginning counts', () => {
  const { idsOf } = openWordTokenizer(json, []);
  expect(idsOf('s'.repeat(100_000)).length).toBeLessThanOrEqual(16);
});

test('a tokenizer without what the prompt needs is refused', () => {
  expect(() => openWordTokenizer(json, ['<<E>>'])).toThrow('it has no token <<E>>');
});
