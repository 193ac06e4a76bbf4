import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { EntityModelFault } from '../faults.ts';
import type { Logits } from '../gliner/decode-spans.ts';
import type { GlinerInput } from '../gliner/gliner-input.ts';
import { messageOf, readModelFile } from './model-files.ts';

/** A loaded model. */
export interface GlinerSession {
  /** @param width Words that a span may have. */
  run(input: GlinerInput, width: number): Promise<Logits>;
}

// More threads would share memory, for which Node would have to start workers of the worker.
env.wasm.numThreads = 1;
/** Its remarks on a graph would mix with the output of the process: errors alone are told. */
const ERRORS = 3;

const OUTPUT = 'logits';

/** Loads `model.onnx`. Throws `EntityModelFault` where it is no span model of GLiNER. */
export async function openGlinerSession(folder: string): Promise<GlinerSession> {
  const bytes = await readModelFile(folder, 'model.onnx');
  const session = await createSession(bytes);
  if (!session.outputNames.includes(OUTPUT)) throw fault(`it has no output ${OUTPUT}`);

  return {
    async run(input, width) {
      const words = Number(input.text_lengths[0]);
      const tensors = tensorsOf(input, words * width);
      const feeds: Record<string, Tensor> = {};
      for (const name of session.inputNames) {
        const tensor = tensors.get(name);
        if (!tensor) throw fault(`it has an input ${name}, which is not known`);
        feeds[name] = tensor;
      }
      const { [OUTPUT]: logits } = await session.run(feeds, [OUTPUT]);
      return logitsOf(logits, words, width);
    },
  };
}

async function createSession(bytes: Buffer): Promise<InferenceSession> {
  try {
    return await InferenceSession.create(bytes, {
      executionProviders: ['wasm'],
      logSeverityLevel: ERRORS,
    });
  } catch (error) {
    throw fault(messageOf(error));
  }
}

function tensorsOf(input: GlinerInput, spans: number): Map<string, Tensor> {
  const { input_ids: ids, attention_mask: attention, words_mask: words } = input;
  return new Map<string, Tensor>([
    ['input_ids', new Tensor('int64', ids, [1, ids.length])],
    ['attention_mask', new Tensor('int64', attention, [1, ids.length])],
    ['words_mask', new Tensor('int64', words, [1, ids.length])],
    ['text_lengths', new Tensor('int64', input.text_lengths, [1, 1])],
    ['span_idx', new Tensor('int64', input.span_idx, [1, spans, 2])],
    ['span_mask', new Tensor('bool', input.span_mask, [1, spans])],
  ]);
}

function logitsOf(tensor: Tensor | undefined, words: number, width: number): Logits {
  const { data, dims = [], type } = tensor ?? {};
  if (!(data instanceof Float32Array)) throw fault(`${OUTPUT} are ${type} and not float32`);
  const [batch, rows, columns, labels = 0] = dims;
  const isFit = dims.length === 4 && batch === 1 && rows === words && columns === width;
  if (!isFit || labels === 0) {
    throw fault(`${OUTPUT} have the shape ${dims.join('x')} and not 1x${words}x${width}xlabels`);
  }
  return { data, words, width, labels };
}

function fault(reason: string): EntityModelFault {
  return new EntityModelFault('model.onnx', reason);
}
