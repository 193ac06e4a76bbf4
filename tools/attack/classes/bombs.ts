import { deflateSync, gzipSync } from 'node:zlib';
import { buildZip } from '@waybill/testkit/build-zip';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Judge, Shot } from '../arena/attack-class.ts';
import { withHeaders } from '../arena/attacked-routes.ts';
import { anyAnswer } from '../arena/judges.ts';

const MEBIBYTE = 1_048_576;
const HEALTH: Shot = { method: 'GET', path: '/v1/health' };

interface Bomb {
  probe: string;
  shot: Shot;
  judge?: Judge;
}

/** Small requests that ask for much work or memory. Whatever the answer says, there must be one, and 5xx is none. */
export const attackClass: AttackClass = {
  title: 'Small requests that unfold into much work',
  async run(arena) {
    for (const { probe, shot, judge = anyAnswer } of bombs(arena)) {
      const { status } = await arena.shoot(probe, shot, judge);
      const health = await arena.send(HEALTH).catch(() => ({ status: 0 }));
      const isAlive = status !== 0 && health.status === 200;
      arena.note(`after: ${probe}`, shot, isAlive ? null : 'the product did not answer any more');
    }
  },
};

function bombs(arena: Arena): Bomb[] {
  return [
    ...ingestBombs(arena),
    ...fileBombs(arena),
    ...patternBombs(arena),
    ...signInBombs(arena),
  ];
}

/** A body that was read to its end although it unfolds into more than it may. */
const isCutOff: Judge = ({ status, text }) =>
  status >= 400 || text.includes('"complete":false') ? null : `the whole body was read (${status})`;

/** A text that is at fault is answered with the fault. */
const isNotApplied: Judge = ({ status, text }) =>
  status >= 400 || text.includes('"isApplied":false') ? null : 'the import was applied';

function ingestBombs({ attacker, isShort }: Arena): Bomb[] {
  const path = '/v1/ingest/google-drive';
  const route = 'POST /v1/ingest/{source}';
  const authorization = `Bearer ${attacker.ingestToken}`;
  const gzip = { authorization, 'content-encoding': 'gzip' };
  const size = isShort ? 16 * MEBIBYTE : 512 * MEBIBYTE;
  const record = (value: string): string => `{"kind":"admin#reports#activity","id":${value}}`;
  return [
    {
      probe: 'gzip of zeros',
      shot: { method: 'POST', path, route, headers: gzip, raw: gzipSync(Buffer.alloc(size)) },
      judge: isCutOff,
    },
    {
      probe: 'gzip of empty records',
      shot: { method: 'POST', path, route, headers: gzip, raw: gzipSync('{}\n'.repeat(2_000_000)) },
      judge: isCutOff,
    },
    {
      probe: 'gzip in gzip',
      shot: {
        method: 'POST',
        path,
        route,
        headers: gzip,
        raw: gzipSync(gzipSync(Buffer.alloc(32 * MEBIBYTE))),
      },
    },
    {
      probe: 'other encodings',
      shot: {
        method: 'POST',
        path,
        route,
        headers: { authorization, 'content-encoding': 'gzip, gzip, gzip' },
        raw: gzipSync('{}'),
      },
    },
    {
      probe: 'deep record',
      shot: {
        method: 'POST',
        path,
        route,
        headers: { authorization },
        raw: record('['.repeat(50_000) + ']'.repeat(50_000)),
      },
    },
    {
      probe: 'record of many members',
      shot: {
        method: 'POST',
        path,
        route,
        headers: { authorization },
        raw: record(`{${Array.from({ length: 60_000 }, (_one, at) => `"k${at}":1`).join()}}`),
      },
    },
    {
      probe: 'number without end',
      shot: {
        method: 'POST',
        path,
        route,
        headers: { authorization },
        raw: record('9'.repeat(900_000)),
      },
    },
    {
      probe: 'record without end',
      shot: {
        method: 'POST',
        path,
        route,
        headers: { authorization },
        raw: `[${'['.repeat(4 * MEBIBYTE)}`,
      },
    },
  ];
}

const ENTITIES = Array.from(
  { length: 12 },
  (_one, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
).join('');
/** Entities that double themselves (CWE-776), and one that reads a file (CWE-611). */
const LAUGHS = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e0 "ha">${ENTITIES}<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&e12;&f;</a>`;

function fileBombs({ attacker, isShort }: Arena): Bomb[] {
  const [zeros, entries] = isShort ? [1, 3000] : [8, 20_000];
  const files: [string, Uint8Array][] = [
    [
      'zip of zeros',
      buildZip(
        Array.from({ length: zeros }, (_one, at) => ({
          name: `${at}.txt`,
          content: Buffer.alloc(16 * MEBIBYTE),
        })),
      ),
    ],
    [
      'zip of many files',
      buildZip(Array.from({ length: entries }, (_one, at) => ({ name: `${at}`, content: 'a' }))),
    ],
    ['zip with paths outside', buildZip([{ name: '../../../../tmp/attack', content: 'x' }])],
    [
      'document with entities',
      buildZip([
        { name: '[Content_Types].xml', content: LAUGHS },
        { name: 'word/document.xml', content: LAUGHS },
      ]),
    ],
    ['XML with entities', Buffer.from(LAUGHS)],
    ['YAML with aliases', Buffer.from(yamlAliases())],
    ['picture of many pixels', hugePng()],
    [
      'picture of vectors',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}</svg>`),
    ],
    ['deep JSON', Buffer.from('['.repeat(2 * MEBIBYTE))],
    ['mail in mail', Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(20_000))],
    [
      'PDF that refers to itself',
      Buffer.from(
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj\ntrailer<</Root 1 0 R/Size 999999999>>',
      ),
    ],
  ];
  return files.map(([probe, raw]) => ({
    probe,
    shot: {
      method: 'POST',
      path: '/v1/classify',
      route: 'POST /v1/classify',
      headers: {
        'session-token': attacker.owner.sessionToken,
        'content-type': 'application/octet-stream',
        'file-name': 'bomb',
      },
      raw,
    },
    judge: ({ text }) => (/root:.*:0:0:/.test(text) ? 'a file of the machine was read' : null),
  }));
}

function yamlAliases(): string {
  const lines = Array.from(
    { length: 12 },
    (_one, at) => `a${at + 1}: &a${at + 1} [${`*a${at},`.repeat(9)}]`,
  );
  return ['a0: &a0 ["lol"]', ...lines].join('\n');
}

/** A picture of some bytes that claims 60,000 by 60,000 pixels. */
function hugePng(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const chunk = (kind: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(kind), data, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(MEBIBYTE))),
  ]);
}

/** Expressions that take exponential time where an engine goes back (CWE-1333). */
const PATTERNS = [
  '(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '(.*a){20}$',
  '([a-z]+)*$',
  '(x+x+)+y',
  '((a{1,100}){1,100}){1,100}',
  '(?=a)+',
  '(a*)*\\1',
  '[[:alpha:]'.repeat(40),
];

function patternBombs({ attacker }: Arena): Bomb[] {
  const session = { 'session-token': attacker.owner.sessionToken };
  const text = `${'a'.repeat(50_000)}!`;
  const tried = PATTERNS.map((pattern) => ({
    probe: 'pattern',
    shot: withHeaders(
      {
        method: 'POST',
        path: '/v1/data-types/test',
        route: 'POST /v1/data-types/test',
        body: { text, declaration: { kind: 'pattern', pattern } },
      },
      session,
    ),
  }));
  const stars = encodeURIComponent(`title:"${'*a'.repeat(200)}*b"`);
  const search = { method: 'GET', path: `/v1/detections?q=${stars}`, route: 'GET /v1/detections' };
  const imported = { yaml: yamlAliases(), dryRun: true };
  const route = 'POST /v1/policies/import';
  const policies = { method: 'POST', path: '/v1/policies/import', route, body: imported };
  return [
    ...tried,
    { probe: 'search of stars', shot: withHeaders(search, session) },
    { probe: 'YAML with aliases', shot: withHeaders(policies, session), judge: isNotApplied },
  ];
}

function signInBombs({ attacker, projectId }: Arena): Bomb[] {
  const answer = Buffer.from(LAUGHS).toString('base64');
  const acs = `/v1/auth/saml/acs/${attacker.idpTenantId}/default`;
  const password = 'a'.repeat(60_000);
  return [
    {
      probe: 'SAML with entities',
      shot: {
        method: 'POST',
        path: acs,
        route: 'POST /v1/auth/saml/acs/:tenantId/:ssoId',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        raw: new URLSearchParams({ SAMLResponse: answer, RelayState: 'x' }).toString(),
      },
    },
    {
      probe: 'long password',
      shot: {
        method: 'POST',
        path: '/v1/auth/password/signin',
        route: 'POST /v1/auth/password/signin',
        headers: { authorization: `Bearer ${projectId}` },
        body: { loginId: attacker.owner.email, password },
      },
    },
  ];
}
