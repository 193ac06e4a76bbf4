import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractHere, fieldValues } from '../testing/extract-here.ts';

async function read(text: string) {
  const { type, state, parts } = await extractHere(Buffer.from(text));
  const [part] = parts;
  return { type, state, text: part?.text, values: part ? fieldValues(part) : [] };
}

test('cells of a table stand under their header, at their place in bytes', async () => {
  const csv = 'näme,e-mail\r\nJosé,a@b.example\r\n"Smith, ""J""",c@d.example\r\n';
  expect(await read(csv)).toEqual({
    type: 'csv',
    state: 'complete',
    text: csv,
    values: [
      ['näme', 'José'],
      ['e-mail', 'a@b.example'],
      ['näme', 'Smith, ""J""'],
      ['e-mail', 'c@d.example'],
    ],
  });
});

test.each([';', '\t', '|'])('finds the separator %j', async (separator) => {
  const { values } = await read(`a${separator}b\n1${separator}2\n`);
  expect(values).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('a first row of values is no header', async () => {
  expect((await read('1,2\n3,4\n')).values).toEqual([]);
});

test('values of JSON stand under their path', async () => {
  const json = '{"user":{"näme":"Zoë \\"Z\\"","tags":["x",7]},"ok":true}';
  expect(await read(json)).toMatchObject({
    type: 'json',
    text: json,
    values: [
      ['user.näme', 'Zoë \\"Z\\"'],
      ['user.tags[]', 'x'],
      ['user.tags[]', '7'],
      ['ok', 'true'],
    ],
  });
});

test('lines of JSON each begin anew', async () => {
  expect(await read('{"a":1}\n{"b":{"c":"2"}}\n')).toMatchObject({
    type: 'ndjson',
    values: [
      ['a', '1'],
      ['b.c', '2'],
    ],
  });
});

test('texts and attributes of XML stand under their path', async () => {
  const xml =
    '<?xml version="1.0"?><x:staff><person id="7"><ssn> é1 </ssn><br/></person></x:staff>';
  expect(await read(xml)).toMatchObject({
    type: 'xml',
    text: xml,
    values: [
      ['staff.person.@id', '7'],
      ['staff.person.ssn', 'é1'],
    ],
  });
});

test('fields of any JSON lie in the text, apart and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      const { parts } = await extractHere(Buffer.from(`{"root":${json}}`));
      let last = 0;
      for (const { start, end } of parts[0]?.fields ?? []) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(Buffer.byteLength(parts[0]?.text ?? ''));
    }),
    { numRuns: 200 },
  );
});
