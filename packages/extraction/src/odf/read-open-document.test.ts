import { expect, test } from 'vitest';
import { buildOpenDocument } from '../testing/build-office.ts';
import { extractHere, fieldValues, spacedText } from '../testing/extract-here.ts';

test('paragraphs, blanks, notes and links of a text', async () => {
  const body =
    '<text:p>one<text:s text:c="3"/>two<text:tab/>three</text:p><text:p><text:a xlink:href="http://a.example">link</text:a></text:p>';
  const { type, state, parts } = await extractHere(buildOpenDocument('text', body));
  expect({ type, state, text: parts[0]?.text }).toEqual({
    type: 'odt',
    state: 'complete',
    text: 'one   two\tthree\nlink\nhttp://a.example',
  });
});

test('cells of a sheet stand under the header of their column', async () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
  const body = `<table:table><table:table-row>${cell('Name')}<table:table-cell table:number-columns-repeated="2"/>${cell('Card')}</table:table-row><table:table-row>${cell('Ann')}<table:table-cell table:number-columns-repeated="2"/>${cell('4111')}</table:table-row></table:table>`;
  const extraction = await extractHere(buildOpenDocument('spreadsheet', body));
  expect(extraction.type).toBe('ods');
  expect(spacedText(extraction)).toBe('Name Card Ann 4111');
  expect(extraction.parts[0] && fieldValues(extraction.parts[0])).toEqual([
    ['Name', 'Ann'],
    ['Card', '4111'],
  ]);
});

test('an encrypted document says so', async () => {
  const file = buildOpenDocument('text', '', '<manifest:encryption-data/>');
  expect(await extractHere(file)).toMatchObject({ state: 'encrypted', reason: 'password' });
});
