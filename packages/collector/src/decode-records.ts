import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { csvRecords } from '@waybill/formats/csv/csv-rows';
import { CollectFailure } from './collect-failure.ts';
import { decompressed } from './unzip.ts';
import { valueAt } from './path-value.ts';
import { Unreadable } from './unreadable.ts';
import { jsonOf, type VendorAnswer } from './vendor-answer.ts';
import { xmlObject } from './xml-object.ts';

type Records = HttpStream['records'];

/** Content of a response: the body as JSON or XML, and its list elements. */
export interface DecodedPage {
  body: unknown;
  list: Iterable<unknown>;
}

/**
 * The list of a response; a broken element is an `Unreadable`. Ends the run with `invalid_response` if
 * the body is not as declared, and with `schema_changed` if the list is missing.
 */
export function decodeRecords(answer: VendorAnswer, records: Records): DecodedPage {
  const files = decompressed(answer.bytes, records.compression);
  switch (records.decode) {
    case 'json':
    case 'xml':
      return ofDocuments(files, records);
    case 'ndjson':
      return { body: undefined, list: ndjson(files) };
    case 'csv':
      return { body: undefined, list: perFile(files, csvRecords) };
    case 'text':
      return { body: undefined, list: perFile(files, lines) };
  }
}

function ofDocuments(files: readonly Uint8Array[], records: Records): DecodedPage {
  // Some vendors return an empty body for no data.
  if (files.every((bytes) => bytes.length === 0)) return { body: undefined, list: [] };
  const bodies = files.map((bytes) =>
    records.decode === 'xml' ? xmlObject(textOfBytes(bytes)) : jsonOf({ bytes }),
  );
  const form = records.decode === 'xml' ? 'XML' : 'JSON';
  if (bodies.every((body) => body === undefined)) {
    throw new CollectFailure('invalid_response', `The answer is not ${form}.`);
  }
  const list = bodies.flatMap((body, index): unknown[] => {
    if (body !== undefined) return listAt(body, records);
    // One file of an archive does not fail the others.
    return [new Unreadable(files[index] ?? new Uint8Array(), `a file that is not ${form}`)];
  });
  return { body: bodies.find((body) => body !== undefined), list };
}

function listAt(body: unknown, { path, absentWhenEmpty }: Records): unknown[] {
  const found = valueAt(body, path);
  if (Array.isArray(found)) return found;
  if (found === null || (found === undefined && absentWhenEmpty)) return [];
  if (typeof found === 'object') return [found];
  // An XML list without elements is an element without content.
  if (found === '') return [];
  throw new CollectFailure('schema_changed', `The answer has no list at "${path}".`);
}

const MOST_BROKEN = 1;

function* ndjson(files: readonly Uint8Array[]): Generator {
  let isSound = false;
  let broken = 0;
  for (const line of perFile(files, lines)) {
    const value = jsonOf({ bytes: Buffer.from(line) });
    if (value === undefined) broken += 1;
    else isSound = true;
    // Lines of which no one is JSON are another interface; a single one says nothing.
    if (!isSound && broken > MOST_BROKEN) {
      throw new CollectFailure('invalid_response', 'The lines of the answer are not JSON.');
    }
    yield value === undefined ? new Unreadable(line, 'a line that is not JSON') : value;
  }
}

function* perFile<T>(
  files: readonly Uint8Array[],
  read: (bytes: Uint8Array) => Iterable<T>,
): Generator<T> {
  for (const bytes of files) yield* read(bytes);
}

function* lines(bytes: Uint8Array): Generator<string> {
  const text = textOfBytes(bytes);
  let start = 0;
  while (start < text.length) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end).replace(/\r$/, '');
    if (line.trim() !== '') yield line;
    start = end + 1;
  }
}

function textOfBytes(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
