import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { build7z, buildRar } from '../testing/build-archives.ts';
import { extractHere } from '../testing/extract-here.ts';

function tarEntry(name: string, content: string, kind = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(kind, 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  const data = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  data.write(content);
  return Buffer.concat([header, data]);
}

test('files of a tar archive, with long names, inside gzip', async () => {
  const long = `${'d/'.repeat(80)}b.txt`;
  const tar = Buffer.concat([
    tarEntry('a.txt', 'first'),
    tarEntry('././@LongLink', `${long}\0`, 'L'),
    tarEntry(long.slice(0, 99), 'second'),
    Buffer.alloc(1024),
  ]);
  const { parts } = await extractHere(gzipSync(tar), { name: 'x.tgz' });
  expect(parts.map(({ path, text }) => [path, text])).toEqual([
    ['x.tgz', ''],
    ['x.tgz/x.tar', `a.txt\n${long}\n`],
    ['x.tgz/x.tar/a.txt', 'first'],
    [`x.tgz/x.tar/${long}`, 'second'],
  ]);
});

test('archives that only libarchive knows', async () => {
  // A tar archive of one file `dir/a.txt`, compressed by xz.
  const xz =
    '/Td6WFoAAATm1rRGAgAhARYAAAB0L+Wj4Cf/AG5dADIaSqclTMpPo7bATGveCyhE1/WBN+rGSmo9Oa+n' +
    '5fr+fv8oHwm3ww6vKiCZ61aFQG8YnkxSUB1A6GW+Uc8E+mJtpqMRFWVf4hmiJ2xDIksUAVSmkblCf1+t' +
    'RN86ZWf52b6E0i8kHUkqzYsI3GsAAAAAA4joaoPKo0QAAYoBgFAAAFhS+8CxxGf7AgAAAAAEWVo=';
  const { type, state, parts } = await extractHere(Buffer.from(xz, 'base64'), { name: 'x' });
  expect({ type, state }).toEqual({ type: 'xz', state: 'complete' });
  expect(parts.at(-1)).toMatchObject({ path: 'x/dir/a.txt', text: 'hello secret in tar' });
});

test.each([
  ['rar', buildRar('note.txt', 'words in a rar archive')],
  ['7z', build7z('note.txt', 'words in a 7z archive')],
])('files of a %s archive', async (kind, file) => {
  const { type, state, parts } = await extractHere(file, { name: 'x' });
  expect({ type, state }).toEqual({ type: kind, state: 'complete' });
  expect(parts[1]).toMatchObject({ path: 'x/note.txt', text: `words in a ${kind} archive` });
});

test('an encrypted file of a rar archive says so', async () => {
  const { state, reason } = await extractHere(buildRar('note.txt', 'not to be read', true));
  expect({ state, reason }).toEqual({ state: 'encrypted', reason: 'password' });
});

test('a file that only claims to be such an archive is told as unreadable', async () => {
  const { state } = await extractHere(
    Buffer.from('7z\xbc\xaf\x27\x1c\0\x04garbage garbage garbage', 'latin1'),
  );
  expect(state).toBe('failed');
});
