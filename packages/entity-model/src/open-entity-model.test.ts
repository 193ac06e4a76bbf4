import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EntityModel } from './entity.ts';
import type { ModelFile } from './faults.ts';
import { openEntityModel } from './open-entity-model.ts';
import { onnxFile } from './testing/onnx-file.ts';
import { tinyModel, type TinyModel, type TinyOptions } from './testing/tiny-model.ts';

let tiny: TinyModel;
let model: EntityModel;

beforeAll(async () => {
  tiny = tinyModel();
  model = await openEntityModel(tiny.folder);
});

afterAll(async () => {
  await model.close();
  tiny.remove();
});

/** Names as `type: text`, cut out of the text by their offsets. */
async function named(text: string, by: EntityModel = model): Promise<string[]> {
  const entities = await by.read(text);
  return entities.map(({ type, start, end }) => `${type}: ${text.slice(start, end)}`);
}

describe('a text', () => {
  test('names of each type are found where they stand', async () => {
    expect(await named('Yesterday Jane went to Oslo for Acme.')).toEqual([
      'person: Jane',
      'place: Oslo',
      'organization: Acme',
    ]);
  });

  test('the score is that of the model', async () => {
    const [jane] = await model.read('so says Jane');
    expect(jane).toMatchObject({ type: 'person', start: 8, end: 12 });
    expect(jane?.score).toBeCloseTo(1 / (1 + Math.exp(-4)), 5);
  });

  test('the best of spans that share words wins', async () => {
    expect(await named('Jane Doe of Acme Ltd, Doe')).toEqual([
      'person: Jane Doe',
      'organization: Acme Ltd',
      'person: Doe',
    ]);
  });

  test('words that the tokenizer takes apart are whole names', async () => {
    expect(await named('Frau Müller kam')).toEqual(['person: Müller']);
  });

  test('offsets count UTF-16 code units', async () => {
    expect(await named('😀 «Zoë» sah 東京 — Jane 👩‍👩‍👧 Oslo')).toEqual([
      'person: Zoë',
      'place: 東京',
      'person: Jane',
      'place: Oslo',
    ]);
  });

  test('a text without words has no names', async () => {
    expect(await model.read('')).toEqual([]);
    expect(await model.read(' \n\t ')).toEqual([]);
  });

  test('names are found anywhere in a long text, once each', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('word', '…', 'Jane', 'Oslo', 'Müller', '😀'), { maxLength: 80 }),
        async (words) => {
          // Apart, so that two of a type do not make one name.
          const text = words.map((word) => `${word} , ; .`).join(' ');
          const names = words.filter((word) => ['Jane', 'Oslo', 'Müller'].includes(word));
          const found = await named(text);
          expect(found.map((name) => name.replace(/^.*: /, ''))).toEqual(names);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('any text is read, and its names are apart and within it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(0xffff), { maxLength: 200 }), async (units) => {
        const text = String.fromCharCode(...units);
        const entities = await model.read(text);
        let behind = 0;
        for (const { start, end } of entities) {
          expect(start).toBeGreaterThanOrEqual(behind);
          expect(end).toBeGreaterThan(start);
          behind = end;
        }
        expect(behind).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 15 },
    );
  });

  test('texts that are asked for together get their own answers', async () => {
    expect(await Promise.all(['Jane', 'Oslo', 'Acme'].map((text) => named(text)))).toEqual([
      ['person: Jane'],
      ['place: Oslo'],
      ['organization: Acme'],
    ]);
  });
});

describe('limits', () => {
  test('a text above the limit is not read', async () => {
    const limited = await openEntityModel(tiny.folder, { characters: 8 });
    await expect(limited.read('Jane went')).rejects.toMatchObject({ reason: 'too-long' });
    expect(await named('for Jane', limited)).toEqual(['person: Jane']);
    await limited.close();
  });

  test('a text that would take too long is given up, and the next one is read', async () => {
    const limited = await openEntityModel(tiny.folder, { seconds: 1, characters: 10_000_000 });
    const long = limited.read('Jane and '.repeat(400_000));
    await expect(long).rejects.toMatchObject({ reason: 'too-slow' });
    expect(await named('for Jane', limited)).toEqual(['person: Jane']);
    await limited.close();
  });

  test('time runs while a text waits for others', async () => {
    const limited = await openEntityModel(tiny.folder, { seconds: 0 });
    await expect(limited.read('Jane')).rejects.toMatchObject({ reason: 'too-slow' });
    await limited.close();
  });

  test('nothing is read after the end', async () => {
    const ended = await openEntityModel(tiny.folder);
    await ended.close();
    await expect(ended.read('Jane')).rejects.toMatchObject({ reason: 'closed' });
  });
});

describe('a folder', () => {
  const made: TinyModel[] = [];

  afterEach(() => {
    for (const { remove } of made.splice(0)) remove();
  });

  async function faultOf(
    options: TinyOptions,
    file?: ModelFile,
    content: Uint8Array | string | null = null,
  ): Promise<string> {
    const broken = tinyModel(options);
    made.push(broken);
    if (file) broken.replace(file, content);
    try {
      const opened = await openEntityModel(broken.folder);
      await opened.close();
      return 'none';
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : 'something else';
    }
  }

  test('with everything is opened', async () => {
    expect(await faultOf({})).toBe('none');
  });

  test.each(['gliner_config.json', 'tokenizer.json', 'model.onnx'] as const)(
    'without %s is refused',
    async (file) => {
      const fault = `EntityModelFault: ${file}: it cannot be read (ENOENT)`;
      expect(await faultOf({}, file)).toBe(fault);
    },
  );

  test.each(['gliner_config.json', 'tokenizer.json'] as const)(
    'with a %s that is no JSON is refused',
    async (file) => {
      expect(await faultOf({}, file, '{"a":')).toBe(
        `EntityModelFault: ${file}: it is not a JSON object`,
      );
    },
  );

  test('of a model of another kind is refused', async () => {
    expect(await faultOf({ config: { span_mode: 'token_level' } })).toContain(
      'gliner_config.json: span_mode: models that score words and not spans are not read',
    );
    expect(await faultOf({ config: { labels_encoder: 'another' } })).toContain('labels_encoder');
    expect(await faultOf({ config: { max_width: 0 } })).toContain('max_width');
  });

  test('whose tokenizer lacks what the prompt needs is refused', async () => {
    expect(await faultOf({ config: { ent_token: '<<E>>' } })).toBe(
      'EntityModelFault: tokenizer.json: it has no token <<E>>',
    );
    expect(await faultOf({}, 'tokenizer.json', '{"model":{"type":"Other"}}')).toContain(
      'EntityModelFault: tokenizer.json: ',
    );
  });

  test('whose model is cut short is refused', async () => {
    expect(await faultOf({}, 'model.onnx', 'no model')).toMatch(
      /^EntityModelFault: model\.onnx: .*protobuf/,
    );
  });

  test('whose model asks for something else is refused', async () => {
    const pixels = { name: 'pixels', type: 'float', shape: [1] } as const;
    const other = onnxFile({
      inputs: [pixels],
      outputs: [{ ...pixels, name: 'logits' }],
      constants: [],
      nodes: [{ operator: 'Identity', inputs: ['pixels'], output: 'logits' }],
    });
    expect(await faultOf({}, 'model.onnx', other)).toContain(
      'model.onnx: it has an input pixels, which is not known',
    );
  });

  test('whose files do not belong together is refused', async () => {
    expect(await faultOf({ labels: 2 })).toContain(
      'model.onnx: it answers 2 labels where 3 were asked for',
    );
    expect(await faultOf({ config: { max_width: 2 } })).toMatch(/^EntityModelFault: model\.onnx: /);
  });

  test('that is gone when the thread has to be replaced is told by the read', async () => {
    const gone = tinyModel();
    made.push(gone);
    const opened = await openEntityModel(gone.folder, { seconds: 0.05, characters: 10_000_000 });
    gone.replace('model.onnx', null);
    const long = opened.read('Jane and '.repeat(400_000));
    await expect(long).rejects.toMatchObject({ reason: 'too-slow' });
    await expect(opened.read('Jane')).rejects.toMatchObject({
      file: 'model.onnx',
      reason: 'it cannot be read (ENOENT)',
    });
    await opened.close();
  });
});
