import { expect, test } from 'vitest';
import { relationships } from '../testing/build-office.ts';
import { buildZip } from '@waybill/testkit/build-zip';
import { extractHere } from '../testing/extract-here.ts';

const TYPES = {
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  'xl/comments1.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml',
  'xl/threadedComments/one.xml': 'application/vnd.ms-excel.threadedcomments+xml',
  'xl/persons/person.xml': 'application/vnd.ms-excel.person+xml',
};

/** A workbook without sheets and with these parts. */
function workbook(parts: Partial<Record<keyof typeof TYPES, string>>): Buffer {
  const overrides = Object.entries(TYPES)
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('');
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  return buildZip([
    { name: '[Content_Types].xml', content: `<Types>${defaults}${overrides}</Types>` },
    relationships('_rels/.rels', ['r1', 'officeDocument', 'xl/workbook.xml']),
    { name: 'xl/workbook.xml', content: '<workbook><sheets/></workbook>' },
    ...Object.entries(parts).map(([name, content]) => ({ name, content })),
  ]);
}

test('reads comments with their authors, and nothing else that their part holds', async () => {
  const { parts } = await extractHere(
    workbook({
      'xl/comments1.xml':
        '<comments><authors><author>Eva Sand</author>Draft 3</authors><commentList>' +
        '<comment ref="A1"><text><r><rPr><rFont val="Arial"/></rPr><t>IBAN of</t></r><r><t> Max</t></r></text></comment>' +
        '<comment ref="A2"><text><t>Second</t></text></comment>' +
        '</commentList><extLst><ext>Build 7741</ext></extLst></comments>',
    }),
  );
  expect(parts[0]?.text).toBe('Eva Sand\nIBAN of Max\nSecond');
});

test('reads threaded comments and the names of the people who wrote them', async () => {
  const { parts } = await extractHere(
    workbook({
      'xl/threadedComments/one.xml':
        '<ThreadedComments><threadedComment id="{1}"><text>Call 030 1234567</text><mentions>hidden</mentions></threadedComment></ThreadedComments>',
      'xl/persons/person.xml':
        '<personList><person displayName="Zoë Winter" id="{2}">unseen</person></personList>',
    }),
  );
  const text = parts[0]?.text ?? '';
  expect(text).toContain('Call 030 1234567');
  expect(text).toContain('Zoë Winter');
  expect(text).not.toMatch(/hidden|unseen/);
});
