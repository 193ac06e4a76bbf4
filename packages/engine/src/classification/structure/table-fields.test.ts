import { expect, test } from 'vitest';
import { sourceText } from '../source-text.ts';
import { encodeUtf8 } from '../utf8.ts';
import { detectTable } from './detect-table.ts';
import { tableFields } from './table-fields.ts';

function fields(text: string) {
  const source = sourceText(encodeUtf8(text));
  const layout = detectTable(source);
  if (layout === null) throw new Error('no table');
  const structure = tableFields(source, layout);
  const of = (value: string) => {
    const start = text.indexOf(value);
    return structure.fieldAt(start, start + value.length);
  };
  return { of, rowCount: structure.rowCount(0) };
}

test('a cell has the name of its column, without quotes around it', () => {
  const { of, rowCount } = fields('id,name,note\n1,"Berg, Anna",x\n2,Bob,"y"\n');
  expect(of('Berg, Anna')).toMatchObject({ names: ['name'], column: 1, start: 16, end: 26 });
  expect(of('y')).toMatchObject({ names: ['note'], column: 2 });
  expect(rowCount).toBe(2);
});

test('headers are no cells, and what goes over two cells is in none', () => {
  const { of } = fields('id,name,note\n1,Anna,x\n2,Bob,y\n');
  expect(of('name')).toBeNull();
  expect(of('Anna,x')).toBeNull();
});

test('a row beyond measure has no cells', () => {
  const { of } = fields(`id,name,note\n1,Anna,x\n${'2,'.repeat(20_000)}here,${'3,'.repeat(9)}\n`);
  expect(of('here')).toBeNull();
  expect(of('Anna')).toMatchObject({ column: 1 });
});
