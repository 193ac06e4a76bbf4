/** Put before each word, as SentencePiece does. */
const WORD_START = '▁';

const SPECIAL = ['[PAD]', '[CLS]', '[SEP]', '[UNK]', '<<ENT>>', '<<SEP>>'] as const;

/** What takes part of words that are not listed. */
const FILLERS = ['s', 'ller'];

export interface TinyTokenizer {
  /** What is in `tokenizer.json`: a Unigram model, as those of DeBERTa v3. */
  json: object;
  /** Pieces, by their ids. */
  pieces: readonly string[];
}

/** @param words Each is its own piece; every other word is unknown. */
export function tinyTokenizer(words: readonly string[]): TinyTokenizer {
  const pieces = [...SPECIAL, WORD_START, ...words.map((word) => WORD_START + word), ...FILLERS];
  const id = (piece: string): number => pieces.indexOf(piece);
  const special = (content: string): object => ({
    id: id(content),
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  });
  const around = (content: string): object => ({ SpecialToken: { id: content, type_id: 0 } });
  const json = {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: SPECIAL.map(special),
    normalizer: null,
    pre_tokenizer: { type: 'Metaspace', replacement: WORD_START, prepend_scheme: 'always' },
    post_processor: {
      type: 'TemplateProcessing',
      single: [around('[CLS]'), { Sequence: { id: 'A', type_id: 0 } }, around('[SEP]')],
      pair: [],
      special_tokens: {
        '[CLS]': { id: '[CLS]', ids: [id('[CLS]')], tokens: ['[CLS]'] },
        '[SEP]': { id: '[SEP]', ids: [id('[SEP]')], tokens: ['[SEP]'] },
      },
    },
    decoder: { type: 'Metaspace', replacement: WORD_START, prepend_scheme: 'always' },
    model: {
      type: 'Unigram',
      unk_id: id('[UNK]'),
      vocab: pieces.map((piece, index) => [piece, index < SPECIAL.length ? 0 : -1]),
    },
  };
  return { json, pieces };
}
