import { expect, test } from 'vitest';
import { buildXlsx } from '../testing/build-office.ts';
import { extractHere, fieldValues } from '../testing/extract-here.ts';

test('cells are shown as their formats say, under the header of their column', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="000\\-00\\-0000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="15"/></cellXfs>';
  const rows =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>SSN</t></is></c><c r="D1" t="str"><f>X</f><v>Born</v></c></row>' +
    '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>78051120</v></c><c r="D2" s="2"><v>39219</v></c></row>';
  const { type, state, parts } = await extractHere(buildXlsx(rows, styles, ['Name', 'Zoë']));
  expect({ type, state, text: parts[0]?.text }).toEqual({
    type: 'xlsx',
    state: 'complete',
    text: 'Staff\nName\tSSN\tBorn\nZoë\t078-05-1120\t17-May-07\n',
  });
  expect(parts[0] && fieldValues(parts[0])).toEqual([
    ['Name', 'Zoë'],
    ['SSN', '078-05-1120'],
    ['Born', '17-May-07'],
  ]);
});

test('a title above the table is not its header', async () => {
  const rows =
    '<row><c t="str"><v>Report</v></c></row><row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row>';
  const { parts } = await extractHere(buildXlsx(rows));
  expect(parts[0] && fieldValues(parts[0])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

test('values of shared formulas and words inside formulas are told', async () => {
  const rows =
    '<row><c r="A1"><f t="shared" si="0">B1*2</f><v>8</v></c><c r="A2"><f t="shared" si="0"/><v>10</v></c><c t="str"><f>IF(A1,"hidden word")</f><v>x</v></c></row>';
  const { parts } = await extractHere(buildXlsx(rows));
  expect(parts[0]?.text).toBe('Staff\n8\t10\tx\n=IF(A1,"hidden word")\n');
});
