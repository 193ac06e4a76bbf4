import { ENTITY_LABELS, type Entity } from '../entity.ts';
import { EntityModelFault, EntityReadFault } from '../faults.ts';
import { keepApart, spansAbove, type Span } from '../gliner/decode-spans.ts';
import { positionsOf } from '../gliner/gliner-config.ts';
import { glinerInput, type GlinerPrompt } from '../gliner/gliner-input.ts';
import { chunkWords, type Chunk } from '../text/chunk-words.ts';
import { splitWords } from '../text/split-words.ts';
import type { WordTokenizer } from '../text/word-tokenizer.ts';
import { openGlinerSession } from './gliner-session.ts';
import { messageOf, readGlinerConfig, readTokenizer } from './model-files.ts';

export interface EntityReader {
  /** Throws `EntityReadFault` when it would need longer than told. */
  read(text: string, milliseconds: number): Promise<Entity[]>;
}

/** Score from which a span is a name: that of GLiNER itself. */
const THRESHOLD = 0.5;

/** After this share of its time, a text's total time can be estimated. */
const TOLD_BY = 4;

/** Loads a model and tries it. Throws `EntityModelFault`. */
export async function openEntityReader(folder: string): Promise<EntityReader> {
  const config = await readGlinerConfig(folder);
  const tokenizer = await readTokenizer(folder, config);
  const session = await openGlinerSession(folder);
  const width = config.max_width;
  const prompt = promptOf(tokenizer, config.ent_token, config.sep_token);
  const tokens = positionsOf(config) - prompt.before.length - prompt.behind.length;

  async function readChunk(
    words: readonly (readonly number[])[],
    { first, end, ownFirst, ownEnd }: Chunk,
  ): Promise<Span[]> {
    const input = glinerInput(words.slice(first, end), prompt, width);
    const logits = await session.run(input, width);
    if (logits.labels !== ENTITY_LABELS.length) {
      const counts = `${logits.labels} labels where ${ENTITY_LABELS.length} were asked for`;
      throw new EntityModelFault('model.onnx', `it answers ${counts}`);
    }
    return spansAbove(logits, THRESHOLD)
      .map((span) => ({ ...span, first: span.first + first, last: span.last + first }))
      .filter((span) => span.first >= ownFirst && span.first < ownEnd);
  }

  async function read(text: string, milliseconds: number): Promise<Entity[]> {
    const start = performance.now();
    const places = splitWords(text);
    const words = places.map((place) => tokenizer.idsOf(text.slice(place.start, place.end)));
    const sizes = words.map(({ length }) => length);
    const chunks = chunkWords(sizes, { words: config.max_len, tokens, width });
    const spans: Span[] = [];
    const chunksStart = performance.now();
    for (const [index, chunk] of chunks.entries()) {
      spans.push(...(await readChunk(words, chunk)));
      const done = index + 1;
      const now = performance.now();
      const needed = now - start + ((chunks.length - done) * (now - chunksStart)) / done;
      const canTell = now - start > milliseconds / TOLD_BY && done < chunks.length;
      if (canTell && needed > milliseconds) throw new EntityReadFault('too-slow');
    }
    return keepApart(spans, words.length).flatMap(({ first, last, label, score }) => {
      const [from, to, kind] = [places[first], places[last], ENTITY_LABELS[label]];
      return from && to && kind ? [{ type: kind.type, start: from.start, end: to.end, score }] : [];
    });
  }

  await tryOut(read);
  return { read };
}

function promptOf(tokenizer: WordTokenizer, entityToken: string, endToken: string): GlinerPrompt {
  const labels = ENTITY_LABELS.flatMap(({ label }) => [
    ...tokenizer.idsOf(entityToken),
    ...tokenizer.idsOf(label),
  ]);
  return {
    before: [...tokenizer.opening, ...labels, ...tokenizer.idsOf(endToken)],
    behind: tokenizer.closing,
  };
}

/** A loaded model can still refuse its input, or return invalid output. */
async function tryOut(read: EntityReader['read']): Promise<void> {
  try {
    await read('Anna Berg lives in Oslo.', Number.POSITIVE_INFINITY);
  } catch (error) {
    if (error instanceof EntityModelFault) throw error;
    throw new EntityModelFault('model.onnx', messageOf(error));
  }
}
