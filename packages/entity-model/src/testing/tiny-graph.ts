import { onnxFile, type OnnxConstant, type OnnxNode, type OnnxPort } from './onnx-file.ts';

/** Words of no name. Nothing that begins or ends with one comes above the threshold. */
const NOTHING = -20;

const INPUTS: readonly OnnxPort[] = [
  { name: 'input_ids', type: 'int64', shape: ['batch', 'tokens'] },
  { name: 'attention_mask', type: 'int64', shape: ['batch', 'tokens'] },
  { name: 'words_mask', type: 'int64', shape: ['batch', 'tokens'] },
  { name: 'text_lengths', type: 'int64', shape: ['batch', 1] },
  { name: 'span_idx', type: 'int64', shape: ['batch', 'spans', 2] },
  { name: 'span_mask', type: 'bool', shape: ['batch', 'spans'] },
];

export interface TinyGraph {
  /** Number of pieces of the tokenizer, and words that a span may hold. */
  pieces: number;
  width: number;
  /** Scores per label of a word that begins or ends a name, by the id of its first piece. */
  beginning: ReadonlyMap<number, readonly number[]>;
  ending: ReadonlyMap<number, readonly number[]>;
  labels: number;
}

/**
 * A model with the inputs and the output of GLiNER. A span has the sum of the scores of its first
 * word and of its last, each told by the first piece of the word. Every input but `span_mask` decides the output,
 * so that a wrong one fails or finds something else.
 */
export function tinyGraph({ pieces, width, beginning, ending, labels }: TinyGraph): Buffer {
  const nothing = Array.from({ length: labels }, () => NOTHING);
  const table = (name: string, scores: TinyGraph['beginning']): OnnxConstant => ({
    name,
    type: 'float',
    shape: [pieces, labels],
    values: Array.from({ length: pieces }, (_, id) => scores.get(id) ?? nothing).flat(),
  });
  return onnxFile({
    inputs: INPUTS,
    outputs: [{ name: 'logits', type: 'float', shape: ['batch', 'words', width, labels] }],
    constants: [
      table('beginScores', beginning),
      table('endScores', ending),
      ...numbers({ begin: 0, end: 1 }),
      ...lists({ flat: [-1], single: [1], tail: [width, labels] }),
    ],
    nodes: NODES,
  });
}

const NODES: readonly OnnxNode[] = [
  { operator: 'Mul', inputs: ['input_ids', 'attention_mask'], output: 'ids' },
  { operator: 'Reshape', inputs: ['ids', 'flat'], output: 'flatIds' },
  { operator: 'Reshape', inputs: ['words_mask', 'flat'], output: 'flatMask' },
  { operator: 'NonZero', inputs: ['flatMask'], output: 'placesRow' },
  { operator: 'Reshape', inputs: ['placesRow', 'flat'], output: 'places' },
  { operator: 'Gather', inputs: ['flatIds', 'places'], output: 'firstPieces' },
  ...['begin', 'end'].flatMap((side) => [
    { operator: 'Gather', inputs: [`${side}Scores`, 'firstPieces'], output: `${side}OfWords` },
    {
      operator: 'Gather',
      inputs: ['span_idx', side],
      output: `${side}Index`,
      attributes: { axis: 2 },
    },
    { operator: 'Reshape', inputs: [`${side}Index`, 'flat'], output: `${side}Flat` },
    { operator: 'Gather', inputs: [`${side}OfWords`, `${side}Flat`], output: `${side}OfSpans` },
  ]),
  { operator: 'Add', inputs: ['beginOfSpans', 'endOfSpans'], output: 'ofSpans' },
  { operator: 'Reshape', inputs: ['text_lengths', 'flat'], output: 'length' },
  {
    operator: 'Concat',
    inputs: ['single', 'length', 'tail'],
    output: 'shape',
    attributes: { axis: 0 },
  },
  { operator: 'Reshape', inputs: ['ofSpans', 'shape'], output: 'logits' },
];

function numbers(values: Readonly<Record<string, number>>): OnnxConstant[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    type: 'int64',
    shape: [],
    values: [value],
  }));
}

function lists(values: Readonly<Record<string, readonly number[]>>): OnnxConstant[] {
  return Object.entries(values).map(([name, list]) => ({
    name,
    type: 'int64',
    shape: [list.length],
    values: list,
  }));
}
