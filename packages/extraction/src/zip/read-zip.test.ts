import { expect, test } from 'vitest';
import { buildZip } from '@waybill/testkit/build-zip';
import { extractHere } from '../testing/extract-here.ts';

const FILES = [
  { name: 'a.txt', content: 'first file' },
  { name: 'sub/b.html', content: '<p>second file</p>', isStored: true },
];

test('files of an archive, each a part', async () => {
  const { state, parts } = await extractHere(buildZip(FILES), { name: 'x.zip' });
  expect(state).toBe('complete');
  expect(parts.map(({ path, type, text }) => [path, type, text.trim()])).toEqual([
    ['x.zip', 'zip', 'a.txt\nsub/b.html'],
    ['x.zip/a.txt', 'text', 'first file'],
    ['x.zip/sub/b.html', 'html', 'second file'],
  ]);
});

test('encrypted files are told, and the others are read', async () => {
  const [first] = FILES;
  const mixed = buildZip([...FILES.slice(0, 1), { name: 'c', content: 'x', isEncrypted: true }]);
  expect(await extractHere(mixed)).toMatchObject({ state: 'partial', reason: 'password' });
  const whole = buildZip([{ ...first, name: 'a', content: 'x', isEncrypted: true }]);
  expect(await extractHere(whole)).toMatchObject({ state: 'encrypted', reason: 'password' });
});

test('an unknown compression is told', async () => {
  const { parts } = await extractHere(buildZip([{ name: 'a', content: 'x', method: 97 }]));
  expect(parts[1]).toMatchObject({ state: 'unsupported', reason: 'unknown-compression' });
});

test('without its directory an archive is read from the front', async () => {
  const whole = buildZip(FILES);
  const cut = whole.subarray(0, whole.indexOf('PK\x01\x02'));
  const { state, reason, parts } = await extractHere(cut);
  expect({ state, reason }).toEqual({ state: 'partial', reason: 'malformed' });
  expect(parts.map(({ text }) => text.trim())).toEqual([
    'a.txt\nsub/b.html',
    'first file',
    'second file',
  ]);
});

test('a file that the directory does not list is read nevertheless', async () => {
  const hidden = buildZip([{ name: 'hidden.txt', content: 'unlisted text' }]);
  const entry = hidden.subarray(0, hidden.indexOf('PK\x01\x02'));
  const { parts } = await extractHere(Buffer.concat([entry, buildZip(FILES)]));
  expect(parts.map(({ text }) => text.trim())).toEqual([
    'a.txt\nsub/b.html\nhidden.txt',
    'first file',
    'second file',
    'unlisted text',
  ]);
});

test('junk before an archive does not hide it', async () => {
  const { parts } = await extractHere(
    Buffer.concat([Buffer.from('PK\x03\x04 junk'), buildZip(FILES)]),
  );
  expect(parts.map(({ text }) => text.trim())).toContain('first file');
});
