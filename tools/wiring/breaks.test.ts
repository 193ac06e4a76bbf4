import { expect, test } from 'vitest';
import { namedIn, specificationRows } from '../check/specification-rows.ts';
import { BREAKS } from './breaks.data.ts';
import { tryBreaks } from './try-breaks.ts';
import { ROOT } from '../repository/root.ts';

const rows = new Map(specificationRows().map((row) => [row.fact, row]));

test('each broken place is the code of a row, and the test that notices is its proof', () => {
  const unnamed = BREAKS.filter(({ fact, code, test: file, title }) => {
    const row = rows.get(fact);
    if (row === undefined) return true;
    const isProof = namedIn(row.proof).some(
      (named) => named.file === file && named.title === title,
    );
    return !isProof || !namedIn(row.code).some((named) => named.file === code);
  });
  expect(unnamed.map(({ fact, code }) => `${fact}: ${code}`)).toEqual([]);
});

test('says which test still passes, and which place is not there', async () => {
  const [provider] = BREAKS.filter(({ fact }) => fact === 'Provider slack');
  if (provider === undefined) throw new Error('no such break');
  const faults = await tryBreaks(ROOT, [
    provider,
    { ...provider, fact: 'same', to: provider.from },
    { ...provider, fact: 'nowhere', from: 'nowhere in this file' },
    { ...provider, fact: 'untested', title: 'no such test' },
  ]);
  expect(faults.map((fault) => fault.split(' (')[0])).toEqual([
    'same: the test still passes',
    'nowhere: the text to replace occurs 0 times in what the test loads',
    'untested: the test was not found',
  ]);
});
