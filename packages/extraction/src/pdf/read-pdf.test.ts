import { expect, test } from 'vitest';
import { buildPdf } from '../testing/build-pdf.ts';
import { extractHere, fieldValues } from '../testing/extract-here.ts';

test('text of a page, notes, links and form fields', async () => {
  const { type, state, parts } = await extractHere(
    buildPdf(
      'BT /F1 12 Tf 10 200 Td (first line) Tj 0 -20 Td (second line) Tj ET',
      '/Annots[6 0 R 7 0 R 8 0 R]',
      [
        '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(Ann)/Contents(a remark)>>',
        '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(http://a.example/)>>>>',
        '<</Type/Annot/Subtype/Widget/FT/Tx/Rect[0 0 9 9]/T(ssn)/V(078-05-1120)>>',
      ],
    ),
  );
  const text = parts[0]?.text ?? '';
  expect({ type, state }).toEqual({ type: 'pdf', state: 'complete' });
  for (const told of ['first line\nsecond line', 'a remark', 'Ann', 'http://a.example/']) {
    expect(text).toContain(told);
  }
  expect(parts[0] && fieldValues(parts[0])).toEqual([['ssn', '078-05-1120']]);
});

test('a page that is only a picture is told', async () => {
  const image =
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>\nstream\nx\nendstream';
  expect(await extractHere(buildPdf('q 9 0 0 9 0 0 cm Q', '', [image]))).toMatchObject({
    state: 'partial',
    reason: 'no-text',
  });
  expect(await extractHere(buildPdf(''))).toMatchObject({ state: 'complete' });
});

test('an encrypted document says so', async () => {
  const plain = buildPdf('').toString('latin1');
  const encryption = `/Encrypt<</Filter/Standard/V 1/R 2/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})/P -4>>/ID[(i)(i)]`;
  const file = plain.replace('/Root 1 0 R', `/Root 1 0 R${encryption}`);
  expect(await extractHere(Buffer.from(file, 'latin1'))).toMatchObject({
    state: 'encrypted',
    reason: 'password',
  });
});

test('letters that are set apart are read as the words that they are', async () => {
  // Each letter on its own, a sixth of its height apart; blanks are letters too.
  let at = 20;
  const letters = Array.from('dean and eden').map((letter) => {
    const place = at;
    at += letter === ' ' ? 5 : 8.5;
    return `BT /F1 12 Tf 1 0 0 1 ${place} 200 Tm (${letter}) Tj ET`;
  });
  const { parts } = await extractHere(buildPdf(letters.join('\n')));
  expect(parts[0]?.text).toContain('dean and eden');
});
