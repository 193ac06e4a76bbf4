import { expect, test } from 'vitest';
import { buildZip } from '@waybill/testkit/build-zip';
import { extractHere } from '../testing/extract-here.ts';

function message(...lines: string[]): Buffer {
  return Buffer.from(
    ['From: =?utf-8?Q?Zo=C3=AB?= <z@a.example>', 'To: b@b.example', ...lines].join('\r\n'),
  );
}

test('headers, both bodies and attachments', async () => {
  const zip = buildZip([{ name: 'in.txt', content: 'inside' }]).toString('base64');
  const mail = message(
    'Subject: =?utf-8?B?R3LDvMOfZQ==?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=X',
    '',
    '--X',
    'Content-Type: multipart/alternative; boundary=Y',
    '',
    '--Y',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'caf=E9 today',
    '--Y',
    'Content-Type: text/html',
    '',
    '<p>café today</p><p>only in the page</p>',
    '--Y--',
    '--X',
    'Content-Type: application/zip; name=a.zip',
    'Content-Disposition: attachment; filename=a.zip',
    'Content-Transfer-Encoding: base64',
    '',
    zip,
    '--X--',
    '',
  );
  const { type, parts } = await extractHere(mail, { name: 'm' });
  expect(type).toBe('eml');
  expect(parts[0]?.text).toMatch(/Grüße[\s\S]*Zoë z@a\.example/);
  expect(parts[0]?.text.match(/café today|only in the page/g)).toEqual([
    'café today',
    'only in the page',
  ]);
  expect(parts.map(({ path }) => path)).toEqual(['m', 'm/a.zip', 'm/a.zip/in.txt']);
});

test('each message of a mailbox is a part', async () => {
  const one = 'From a@a.example Mon Jan  1 00:00:00 2024\nFrom: a@a.example\nSubject: s\n\nbody\n';
  const { type, parts } = await extractHere(Buffer.from(one + one.replace('body', 'other')));
  expect(type).toBe('mbox');
  expect(parts.slice(1).map(({ text }) => text.includes('body') || text.includes('other'))).toEqual(
    [true, true],
  );
});
