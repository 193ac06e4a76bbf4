import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyFramer, type BodyFramerOptions } from './body-framer.ts';
import { BrokenBody, type RecordFrame } from './record-frame.ts';

const OPTIONS: BodyFramerOptions = {
  maxBytes: 1000,
  maxDepth: 8,
  envelopes: ['Records', 'items'],
};

/** Frames of a body that arrives in pieces of the given size. */
function framesOf(
  body: string | Buffer,
  options: Partial<BodyFramerOptions> = {},
  piece = 7,
): RecordFrame[] {
  const framer = bodyFramer({ ...OPTIONS, ...options });
  const bytes = Buffer.from(body);
  const frames: RecordFrame[] = [];
  for (let at = 0; at < bytes.length; at += piece)
    frames.push(...framer.push(bytes.subarray(at, at + piece)));
  return [...frames, ...framer.end()];
}

function records(frames: readonly RecordFrame[]): unknown[] {
  return frames.map((frame) =>
    frame.kind === 'record' ? JSON.parse(frame.bytes.toString()) : frame.reason,
  );
}

function brokenBy(
  body: string,
  options: Partial<BodyFramerOptions> = {},
): { message: string; before: unknown[] } {
  const framer = bodyFramer({ ...OPTIONS, ...options });
  const frames: RecordFrame[] = [];
  try {
    frames.push(...framer.push(Buffer.from(body)));
    frames.push(...framer.end());
  } catch (error) {
    if (!(error instanceof BrokenBody)) throw error;
    return { message: error.message, before: records([...frames, ...error.framesBefore]) };
  }
  throw new Error('was not broken');
}

describe('forms of a body', () => {
  test.each([
    ['array', '[{"a":1}, {"a":[2,{"b":3}]}]', [{ a: 1 }, { a: [2, { b: 3 }] }]],
    ['array over lines', '[\n  {"a":1},\n  {"a":2}\n]\n', [{ a: 1 }, { a: 2 }]],
    ['empty array', ' [ ] ', []],
    ['NDJSON', '{"a":1}\n\n{"a":2}\r\n{"a":3}', [{ a: 1 }, { a: 2 }, { a: 3 }]],
    ['one object', '{"a":1}', [{ a: 1 }]],
    ['one object over lines', '{\n "a": 1\n}', [{ a: 1 }]],
    ['objects over lines, one after another', '{\n "a": 1\n}\n{\n "a": 2\n}', [{ a: 1 }, { a: 2 }]],
    ['envelope', '{"Records":[{"a":1},{"a":2}]}', [{ a: 1 }, { a: 2 }]],
    ['envelope over lines', '{\n"Records": [\n{"a":1},\n{"a":2}]\n}', [{ a: 1 }, { a: 2 }]],
    [
      'envelope with more around it',
      '{"kind":"x","meta":{"items":[9]},"items":[{"a":1}],"next":"]}","n":{"z":[1]}}',
      [{ a: 1 }],
    ],
    ['two envelopes in a row', '{"Records":[{"a":1}]}{"Records":[{"a":2}]}', [{ a: 1 }, { a: 2 }]],
    ['two arrays in one envelope', '{"Records":[{"a":1}],"items":[{"a":2}]}', [{ a: 1 }, { a: 2 }]],
    ['empty envelope', '{"Records":[]}', []],
    [
      'a key that only looks like an envelope',
      '{"a":{"Records":[1]},"b":"Records"}',
      [{ a: { Records: [1] }, b: 'Records' }],
    ],
    [
      'brackets and quotes inside strings',
      '[{"a":"]}\\"[{"},{"b":"\\\\"}]',
      [{ a: ']}"[{' }, { b: '\\' }],
    ],
    [
      'scalars in an array stay records of their own',
      '[1,"two",null,{"a":1}]',
      [1, 'two', null, { a: 1 }],
    ],
  ])('%s', (_name, body, expected) => {
    for (const piece of [1, 2, 3, 7, 1000])
      expect(records(framesOf(body, {}, piece))).toEqual(expected);
  });

  test('text lines, for connectors that read them', () => {
    const frames = framesOf('abc def "x"\n\nghi [1]\n');
    expect(frames.map((frame) => [frame.line, frame.bytes.toString()])).toEqual([
      [1, 'abc def "x"'],
      [3, 'ghi [1]'],
    ]);
  });

  test('blank lines before the first record count as lines', () => {
    const [frame] = framesOf(' \n\n  abc', {}, 2);
    expect(frame).toMatchObject({ line: 3, bytes: Buffer.from('abc') });
  });

  test('nothing at all', () => {
    expect(framesOf('')).toEqual([]);
    expect(framesOf(' \n \n')).toEqual([]);
  });
});

describe('bad bodies', () => {
  test('a bad line of NDJSON is that line’s trouble', () => {
    const frames = framesOf('{"a":1}\n{"a":\n{"a":3}\n');
    expect(frames.map((frame) => [frame.line, frame.bytes.toString()])).toEqual([
      [1, '{"a":1}'],
      [2, '{"a":'],
      [3, '{"a":3}'],
    ]);
  });

  test('a record that is too large is kept in part and stops nothing', () => {
    const big = `{"a":"${'x'.repeat(5000)}"}`;
    for (const body of [`{"b":1}\n${big}\n{"b":2}`, `[{"b":1},${big},{"b":2}]`]) {
      const frames = framesOf(body, {}, 64);
      expect(records(frames)).toEqual([{ b: 1 }, 'larger than 1000 bytes', { b: 2 }]);
      expect(frames[1]).toMatchObject({ isTruncated: true });
      expect(frames[1]?.bytes.length).toBeLessThanOrEqual(4096);
    }
  });

  test('a record that is nested too deep is a fault of that record', () => {
    const deep = `{"a":${'['.repeat(20)}${']'.repeat(20)}}`;
    expect(records(framesOf(`[{"b":1},${deep},{"b":2}]`))).toEqual([
      { b: 1 },
      'nested deeper than 8 levels',
      { b: 2 },
    ]);
  });

  test.each([
    ['[{"a":1},{"a":2', 'ends inside record 2', [{ a: 1 }]],
    ['[{"a":1}', 'before its closing bracket', [{ a: 1 }]],
    ['{"Records":[{"a":1},', 'before its closing bracket', [{ a: 1 }]],
    ['[{"a":1} {"a":2}]', 'no comma after record 1', [{ a: 1 }]],
    ['[{"a":1},,{"a":2}]', 'comma without a record', [{ a: 1 }]],
    ['[{"a":1}]}', 'unexpected "}"', [{ a: 1 }]],
    ['{\n"a":1\n} hello', 'not a JSON object or array', [{ a: 1 }]],
  ])('%s breaks off, and says after which record', (body, message, before) => {
    expect(brokenBy(body)).toEqual({ message: expect.stringContaining(message), before });
  });

  test('a million open brackets take no memory to speak of and end as broken', () => {
    expect(brokenBy('['.repeat(1_000_000)).message).toContain('ends inside record 1');
  });
});

test('any list of objects, in any form and cut anywhere, comes back as it was', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 });
  fc.assert(
    fc.property(
      fc.array(object, { maxLength: 6 }),
      fc.integer({ min: 1, max: 40 }),
      (list, piece) => {
        const wide = { maxBytes: 1_000_000, maxDepth: 64, envelopes: ['all the records'] };
        const bodies = [
          JSON.stringify(list),
          JSON.stringify(list, null, 2),
          JSON.stringify({ before: [1], 'all the records': list, after: { x: 1 } }),
          JSON.stringify({ 'all the records': list }, null, 1),
          list.map((item) => JSON.stringify(item)).join('\n'),
        ];
        for (const body of bodies)
          expect(records(framesOf(body, wide, piece))).toEqual(JSON.parse(JSON.stringify(list)));
      },
    ),
    { seed: 7, numRuns: 300 },
  );
});
