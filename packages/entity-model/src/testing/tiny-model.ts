import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModelFile } from '../faults.ts';
import { tinyGraph } from './tiny-graph.ts';
import { tinyTokenizer } from './tiny-tokenizer.ts';

interface Known {
  /** Place of the label. */
  label: number;
  /** Scores for the word at the beginning and at the end of a name. */
  begins: number;
  ends: number;
}

const [PERSON, PLACE, ORGANIZATION] = [0, 1, 2];
const UNFIT = -20;

const WORDS: Readonly<Record<string, Known>> = {
  Jane: { label: PERSON, begins: 3, ends: 1 },
  Zoë: { label: PERSON, begins: 3, ends: 1 },
  Mü: { label: PERSON, begins: 1, ends: 3 },
  Doe: { label: PERSON, begins: 1, ends: 3 },
  Oslo: { label: PLACE, begins: 2, ends: 2 },
  東京: { label: PLACE, begins: 2, ends: 2 },
  Acme: { label: ORGANIZATION, begins: 3, ends: 1 },
  Ltd: { label: ORGANIZATION, begins: UNFIT, ends: 3 },
};

export interface TinyModel {
  folder: string;
  /** Puts something else in the place of a file; nothing: takes it away. */
  replace(file: ModelFile, content: Uint8Array | string | null): void;
  remove(): void;
}

export interface TinyOptions {
  /** What `gliner_config.json` holds besides. */
  config?: object;
  /** Labels that the model answers; 3 are asked for. */
  labels?: number;
}

const WIDTH = 3;

/** A model in its own folder, made here: it knows the words above. */
export function tinyModel({ config = {}, labels = 3 }: TinyOptions = {}): TinyModel {
  const folder = mkdtempSync(path.join(tmpdir(), 'entity-model-'));
  const { json, pieces } = tinyTokenizer(Object.keys(WORDS));
  const table = (side: 'begins' | 'ends') =>
    new Map(
      Object.entries(WORDS).map(([word, known]) => [
        pieces.indexOf(`▁${word}`),
        Array.from({ length: labels }, (_, at) => (at === known.label ? known[side] : UNFIT)),
      ]),
    );
  const scores = { beginning: table('begins'), ending: table('ends') };
  const files: Record<ModelFile, string | Uint8Array> = {
    'gliner_config.json': JSON.stringify({
      max_width: WIDTH,
      max_len: 12,
      span_mode: 'markerV0',
      ...config,
    }),
    'tokenizer.json': JSON.stringify(json),
    'model.onnx': tinyGraph({ pieces: pieces.length, width: WIDTH, labels, ...scores }),
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), content);
  }
  return {
    folder,
    replace(file, content) {
      if (content === null) rmSync(path.join(folder, file));
      else writeFileSync(path.join(folder, file), content);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
