import { expect, test } from 'vitest';
import { buildDocx, paragraph, relationships } from '../testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';
import { extractHere, fieldValues, spacedText } from '../testing/extract-here.ts';

test('runs of a word stay one word, paragraphs are lines', async () => {
  const { type, state, parts } = await extractHere(
    buildDocx(
      `<w:p><w:r><w:t>Sec</w:t></w:r><w:r><w:t>ret</w:t></w:r></w:p>${paragraph('next &amp; last')}`,
    ),
  );
  expect({ type, state, text: parts[0]?.text }).toEqual({
    type: 'docx',
    state: 'complete',
    text: 'Secret\nnext & last',
  });
});

test('comments, headers, text boxes, deletions, link targets and hidden forms are read', async () => {
  const box = '<w:r><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></w:r>';
  const body = `<w:p><w:r><w:t>body</w:t></w:r>${box}</w:p><w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:instrText>HYPERLINK "http://field.example"</w:instrText></w:r></w:p>`;
  const text = spacedText(
    await extractHere(
      buildDocx(
        body,
        {
          name: 'word/comments.xml',
          content: `<w:comments><w:comment w:author="Ann">${paragraph('remark')}</w:comment></w:comments>`,
        },
        { name: 'word/header1.xml', content: `<w:hdr>${paragraph('above')}</w:hdr>` },
        relationships('word/_rels/document.xml.rels', [
          'r9',
          'hyperlink',
          'http://link.example',
          'External',
        ]),
      ),
    ),
  );
  for (const told of [
    'body',
    'boxed',
    'gone',
    'http://field.example',
    'remark',
    'Ann',
    'above',
    'http://link.example',
  ]) {
    expect(text).toContain(told);
  }
});

test('the second form of the same content is left out, unless the first has no text', async () => {
  const choice = (text: string) =>
    `<mc:AlternateContent><mc:Choice>${text}</mc:Choice><mc:Fallback>${paragraph('old form')}</mc:Fallback></mc:AlternateContent>`;
  expect(spacedText(await extractHere(buildDocx(choice(paragraph('new form')))))).toBe('new form');
  expect(spacedText(await extractHere(buildDocx(choice('<w:pict/>'))))).toBe('old form');
});

test('cells of a table stand in rows, under the header of their column', async () => {
  const row = (...cells: string[]) =>
    `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
  const { parts } = await extractHere(
    buildDocx(`<w:tbl>${row('Name', 'SSN')}${row('Änn', '078-05-1120')}</w:tbl>`),
  );
  expect(parts[0]?.text).toBe('Name\tSSN\nÄnn\t078-05-1120');
  expect(parts[0] && fieldValues(parts[0])).toEqual([
    ['Name', 'Änn'],
    ['SSN', '078-05-1120'],
  ]);
});

test('an embedded file is a part of its own', async () => {
  const inner = buildZip([{ name: 'note.txt', content: 'deep note' }]);
  const { parts } = await extractHere(
    buildDocx(paragraph('outer'), { name: 'word/embeddings/inner.zip', content: inner }),
    { name: 'a.docx' },
  );
  expect(parts.map(({ path, text }) => [path, text])).toEqual([
    ['a.docx', 'outer'],
    ['a.docx/word/embeddings/inner.zip', 'note.txt\n'],
    ['a.docx/word/embeddings/inner.zip/note.txt', 'deep note'],
  ]);
});

test('entities that the document defines are neither fetched nor expanded', async () => {
  const doctype =
    '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
  const { state, parts } = await extractHere(
    buildZip([
      {
        name: '[Content_Types].xml',
        content:
          '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      },
      {
        name: 'word/document.xml',
        content: `<?xml version="1.0"?>${doctype}<w:document>${paragraph('before &x; &b; after')}</w:document>`,
      },
    ]),
  );
  expect({ state, text: parts[0]?.text }).toEqual({
    state: 'complete',
    text: 'before &x; &b; after',
  });
});
