import { fakeToken } from '../../values/fake-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const BODY = [1, 2, 3, 4].map((seed) => fakeToken('base64', 64, seed)).join('\n');

function begin(kind: string): string {
  return `-----BEGIN ${kind}PRIVATE KEY-----`;
}

function end(kind: string): string {
  return `-----END ${kind}PRIVATE KEY-----`;
}

/** Kind of the key, its body with line ends as written or escaped, headers of encrypted keys, and the end. */
const PEM =
  '-----BEGIN (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----' +
  '(?:[A-Za-z0-9+/=\\s\\\\"\',:.;#*|>()@]|-[A-Za-z0-9])+' +
  '(?:-----END (?:[A-Z0-9]+ ){0,4}PRIVATE KEY(?: BLOCK)?-----)?';

/**
 * The base64 lines between the markers, after the headers, whose names are short and start at a word
 * boundary.
 */
function bodyOf(pem: string): string {
  return pem
    .replaceAll(/-{4,5} ?(?:BEGIN|END)[A-Z0-9 ]{0,80}-{4,5}/g, '')
    .replaceAll(/(?<![A-Za-z-])[A-Za-z-]{1,40}: [^\n\\]*/g, '')
    .replaceAll(/\\[nrt]|[^A-Za-z0-9+/=]/g, '');
}

/**
 * Whether a body is long and random enough to be a key: a shortened one contains `...` or `key here`.
 */
function holdsKey(pem: string): boolean {
  const body = bodyOf(pem);
  return body.length >= 40 && /[A-Z]/.test(body) && /\d/.test(body) && new Set(body).size >= 12;
}

export const classifier = defineClassifier({
  id: 'private-key',
  name: 'Private key (PEM, OpenSSH, PGP, PuTTY)',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['private key', 'ssh', 'tls', 'rsa', 'pgp'],
  patterns: [
    { pattern: PEM, edges: 'free', alone: 'high', validate: holdsKey },
    {
      pattern:
        '---- BEGIN SSH2 (?:ENCRYPTED )?PRIVATE KEY ----[A-Za-z0-9+/=\\s:",._-]+---- END SSH2 (?:ENCRYPTED )?PRIVATE KEY ----',
      edges: 'free',
      alone: 'high',
      validate: holdsKey,
    },
    {
      pattern:
        'PuTTY-User-Key-File-[23]: [A-Za-z0-9+/=\\s:._-]+Private-Lines: [0-9]+\\r?\\n[A-Za-z0-9+/=\\s]+(?:Private-(?:MAC|Hash): [0-9a-f]+)?',
      edges: 'free',
      alone: 'high',
      validate: holdsKey,
    },
  ],
  reference: 'https://www.rfc-editor.org/rfc/rfc7468',
  examples: {
    match: [
      { text: `${begin('RSA ')}\n${BODY}\n${end('RSA ')}`, source: OWN },
      {
        text: `key: "${begin('')}\\n${BODY.replaceAll('\n', '\\n')}\\n${end('')}\\n"`,
        source: OWN,
      },
      { text: `${begin('OPENSSH ')}\n${BODY}`, source: `${OWN}: cut off` },
      {
        text: `PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nComment: me\nPublic-Lines: 1\nAAAA\nPrivate-Lines: 4\n${BODY}\nPrivate-MAC: ${fakeToken('hex', 64)}`,
        source: OWN,
      },
    ],
    noMatch: [
      { text: `${begin('')}\nanything\n${end('')}`, source: `${OWN}: no key inside` },
      { text: `"${begin('')}\\n...\\n${end('')}\\n"`, source: `${OWN}: elided` },
      {
        text: `-----BEGIN PUBLIC KEY-----\n${BODY}\n-----END PUBLIC KEY-----`,
        source: `${OWN}: a public key`,
      },
    ],
  },
});
