import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createExtractor, type Extractor, type ExtractorOptions } from './create-extractor.ts';
import { buildXlsx } from './testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';

const opened: Extractor[] = [];

function open(options?: ExtractorOptions): Extractor {
  const extractor = createExtractor(options);
  opened.push(extractor);
  return extractor;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((extractor) => extractor.close()));
});

async function* streamOf(...pieces: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(Buffer.from(piece));
}

/** Takes far longer to read than any test lasts: 16 GB of a style sheet, and what comes before it. */
function slowFile(): Buffer {
  const content = deflateRawSync(`<style>${' '.repeat(16 * 1024 * 1024)}</style>`);
  const page = { content, isStored: true, method: 8 };
  const pages = Array.from({ length: 1000 }, (_, index) => ({ ...page, name: `${index}.html` }));
  return buildZip([{ name: 'first.txt', content: 'read before the end' }, ...pages]);
}

const SLOW = slowFile();
const GENEROUS = { ratio: 1e6 };

test('a file from bytes and from a stream', async () => {
  const extractor = open();
  expect(await extractor.extract(Buffer.from('one two'), { name: 'a' })).toEqual({
    state: 'complete',
    type: 'text',
    parts: [{ path: 'a', type: 'text', state: 'complete', text: 'one two' }],
  });
  const streamed = await extractor.extract(streamOf('{"a":', '"b"}'), { name: 'a.txt' });
  expect(streamed.parts[0]).toMatchObject({
    type: 'json',
    fields: [{ start: 6, end: 7, name: 'a', kind: 'path' }],
  });
});

test('an input that is longer than its cap is read up to there', async () => {
  const { state, reason, parts } = await open({ limits: { inputBytes: 8 } }).extract(
    streamOf('one two ', 'three'),
    {},
  );
  expect({ state, reason, text: parts[0]?.text }).toEqual({
    state: 'partial',
    reason: 'input-limit',
    text: 'one two ',
  });
});

test('a file that takes too long keeps what was read, and the next one has a new worker', async () => {
  const extractor = open({ limits: { seconds: 2, ...GENEROUS } });
  // Starting a worker counts too, and takes seconds on a busy machine.
  await expect
    .poll(() => extractor.extract(Buffer.from('first'), {}))
    .toMatchObject({ state: 'complete' });
  const { state, reason, parts } = await extractor.extract(SLOW, { name: 'x' });
  expect({ state, reason }).toEqual({ state: 'partial', reason: 'time-limit' });
  expect(parts[1]).toMatchObject({ text: 'read before the end', state: 'complete' });
  expect(await extractor.extract(Buffer.from('next'), {})).toMatchObject({ state: 'complete' });
});

test('a file that fills the memory ends its worker and nothing else', async () => {
  const extractor = open({ limits: { memoryMegabytes: 24, ratio: 1e6 } });
  const strings = Array.from({ length: 400_000 }, (_, index) => `string number ${index} of many`);
  const large = await extractor.extract(buildXlsx('', '', strings), {});
  expect(large).toMatchObject({ state: 'failed', reason: 'memory-limit' });
  expect(await extractor.extract(Buffer.from('next'), {})).toMatchObject({ state: 'complete' });
});

test('a file that is given up rejects, and the next one is read', async () => {
  const extractor = open({ limits: GENEROUS });
  const giveUp = new AbortController();
  const reading = extractor.extract(SLOW, {}, { signal: giveUp.signal });
  giveUp.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(await extractor.extract(Buffer.from('next'), {})).toMatchObject({ state: 'complete' });
});

test('a file that is given up while it waits leaves its place to the next one', async () => {
  const extractor = open({ limits: GENEROUS });
  const [giveUp, giveUpToo] = [new AbortController(), new AbortController()];
  const reading = extractor.extract(SLOW, {}, { signal: giveUp.signal });
  const waiting = extractor.extract(SLOW, {}, { signal: giveUpToo.signal });
  const last = extractor.extract(Buffer.from('last'), {});
  giveUpToo.abort();
  await expect(waiting).rejects.toThrow('aborted');
  giveUp.abort();
  await expect(reading).rejects.toThrow('aborted');
  expect(await last).toMatchObject({ state: 'complete' });
  await expect(extractor.extract(SLOW, {}, { signal: giveUp.signal })).rejects.toThrow('aborted');
});

test('files wait for a worker and come back to whoever gave them', async () => {
  const extractor = open({ workers: 2 });
  const texts = Array.from({ length: 9 }, (_, index) => `file ${index}`);
  const read = await Promise.all(
    texts.map(async (text) => (await extractor.extract(Buffer.from(text), {})).parts[0]?.text),
  );
  expect(read).toEqual(texts);
});

test('what fails to deliver fails, and a closed extractor reads nothing', async () => {
  const extractor = open();
  const broken = (async function* broken() {
    yield await Promise.resolve(Buffer.from('a'));
    throw new Error('gone');
  })();
  await expect(extractor.extract(broken, {})).rejects.toThrow('gone');
  await extractor.close();
  await expect(extractor.extract(Buffer.from('a'), {})).rejects.toThrow('closed');
});
