import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { looseTexts } from './loose-texts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** Source folders, and the id prefixes of their catalogues. */
const FOLDERS = [
  { folder: 'apps/console/src', prefix: '' },
  { folder: 'packages/ui/src', prefix: 'ui/' },
];

/** Read only by developers of the console. */
const IS_GALLERY = /(^|\/)gallery\//;
const IS_TEST = /\.test\.tsx?$|-fixture\.data\.ts$|(^|\/)testing\//;
const IS_CATALOGUE = /\.(text|de)\.ts$/;

/** Names that are the same in every language. */
const NAMES = new Set(['Waybill', 'curl', 'DET-', 'CASE-', 'northwind.example']);

const files = FOLDERS.flatMap(({ folder, prefix }) =>
  globSync('**/*.{ts,tsx}', { cwd: path.join(ROOT, folder) })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !IS_GALLERY.test(file) && !IS_TEST.test(file) && !file.endsWith('.gen.ts'))
    .map((file) => ({ file, prefix, address: path.join(ROOT, folder, file) })),
);

const catalogues = files.filter(({ file }) => file.endsWith('.text.ts'));

test('every catalogue bears the address of its file, and has a translation beside it', () => {
  expect(catalogues.length).toBeGreaterThan(10);
  for (const { file, prefix, address } of catalogues) {
    const id = `${prefix}${file.replace(/\.text\.ts$/, '')}`;
    expect(readFileSync(address, 'utf8')).toContain(`'${id}'`);
    expect(existsSync(address.replace(/\.text\.ts$/, '.de.ts')), `${id} in German`).toBe(true);
  }
});

test('every translation stands beside its catalogue', () => {
  const alone = files.filter(
    ({ file, address }) =>
      file.endsWith('.de.ts') && !existsSync(address.replace(/\.de\.ts$/, '.text.ts')),
  );
  expect(alone).toEqual([]);
});

test('no text that a person reads stands outside a catalogue', () => {
  const loose = files
    .filter(({ file }) => !IS_CATALOGUE.test(file))
    .flatMap(({ file, address }) =>
      looseTexts(readFileSync(address, 'utf8'), file.endsWith('.tsx'))
        .filter(({ text }) => !NAMES.has(text))
        .map(({ place, text }) => `${file}: ${place} “${text}”`),
    );
  expect(loose).toEqual([]);
});

test('texts in markup, attributes and properties are found; names, classes and code are not', () => {
  const source = `
    const a = <p title="Close it" className="flex p-2">Hello <b>{name}</b> · x</p>;
    toast({ title: 'Saved', variant: 'success' });
    const label = \`\${count} rows\`;
    const b = { label: \`\${count} rows\`, key: 'rows', reason: 'wrong_data_type' };
  `;
  expect(looseTexts(source, true)).toEqual([
    { place: 'title', text: 'Close it' },
    { place: 'text', text: 'Hello' },
    { place: 'title', text: 'Saved' },
    { place: 'label', text: 'rows' },
  ]);
});
