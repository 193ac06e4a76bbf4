import { expect, test } from 'vitest';
import { createTextClassifier } from '../classification/text-classifier.ts';
import { fakeToken } from '../values/fake-token.ts';
import { secretClassifier } from './secret-row.ts';

const HEX = fakeToken('hex', 32);
const HASH = fakeToken('hex', 40);
const MIXED = fakeToken('alphanumeric', 30);
const PREFIXED = `key${fakeToken('alphanumeric', 14)}`;
const UUID = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-4b1d-9c3e-${fakeToken('hex', 12, 3)}`;

const { classifyText } = createTextClassifier([
  secretClassifier({
    id: 'acme-api-key',
    name: 'Acme API key',
    tokens: ['acme_[A-Za-z0-9]{30}'],
    bare: ['[a-f0-9]{32}', '[A-Za-z0-9]{30}', 'key[A-Za-z0-9]{14}', '[a-f0-9-]{36}', '[0-9]{16}'],
    keywords: ['acme'],
    reference: 'https://example.com/',
  }),
]);

function levelsIn(text: string): string[] {
  return classifyText(text, { minimum: 'low' }).findings.map(({ confidence }) => confidence);
}

test('a token with a prefix of its own is high anywhere', () => {
  expect(levelsIn(`see acme_${MIXED} there`)).toEqual(['high']);
});

test.each([
  `ACME_API_KEY=${HEX}`,
  `"acmeToken": "${HEX}"`,
  `acme: { token: '${HEX}' }`,
  `env('ACME_SECRET', '${HEX}')`,
  `acme access key ${HEX}`,
  `Authorization: Acme ${HEX}`,
  `ACME_TOKEN=${UUID}`,
])('a bare value is high under the name of a key, near its vendor: %s', (text) => {
  expect(levelsIn(text)).toEqual(['high']);
});

test.each([
  `acme = "${MIXED}"`,
  `"acme": "${MIXED}"`,
  `acme ${PREFIXED}`,
  `acme runs the service that uses the following token: ${HEX}`,
])('a bare value with less evidence is medium: %s', (text) => {
  expect(levelsIn(text)).toEqual(['medium']);
});

test.each([`acme ${HEX}`, `acme ${MIXED}`, `acme("${MIXED}")`])(
  'a bare value behind its vendor is low: %s',
  (text) => expect(levelsIn(text)).toEqual(['low']),
);

test.each([`acme: "${HEX}"`, `acme = ${UUID}`, `acme: 6155166991420849`])(
  'an assignment to the vendor is no evidence for what looks like an id or a hash: %s',
  (text) => expect(levelsIn(text)).toEqual(['low']),
);

test.each([
  `commit ${HASH} acme`,
  `acme commit: ${HEX}`,
  `"acme": { "integrity": "sha512-${fakeToken('base64', 86)}==" }`,
  `acme@1.2.0 --hash=sha256:${fakeToken('hex', 64)}`,
  `acme request_id=${UUID}`,
  `<img alt="acme" src="data:image/png;base64,iVBORw0KGgo${fakeToken('base64', 200)}">`,
  `/acme/assets/${HEX}.js`,
  `checksum = "${HEX}"`,
])('hashes, ids and encoded files are no keys: %s', (text) => {
  expect(levelsIn(text)).toEqual([]);
});
