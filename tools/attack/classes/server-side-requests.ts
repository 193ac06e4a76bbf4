import { connectorForSource } from '@waybill/connectors';
import { SOURCE_NAMES, sourceIdOf } from '@waybill/contract';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Judge } from '../arena/attack-class.ts';
import { withHeaders } from '../arena/attacked-routes.ts';
import { anyAnswer, refused } from '../arena/judges.ts';

/** Notations of addresses of this machine, internal networks, and clouds' credential endpoints. */
function innerHosts(): string[] {
  return [
    '127.0.0.1',
    '127.1',
    '127.000.000.001',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0.0.0.0',
    '0',
    'localhost',
    'LOCALHOST',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127.0.0.1%2f@example.com',
    'example.com@127.0.0.1',
    '169.254.169.254',
    '2852039166',
    '[::ffff:169.254.169.254]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ];
}

const SCHEMES = ['http', 'https'];
const OTHER_SCHEMES = [
  'file:///etc/passwd',
  'gopher://127.0.0.1:1/',
  'ftp://127.0.0.1/',
  'data:text/plain,x',
  'jar:http://127.0.0.1/',
];

export const attackClass: AttackClass = {
  title: 'Requests of the product to addresses inside the network',
  async run(arena) {
    const { canary, isShort } = arena;
    const before = canary.hits();
    const hosts = isShort ? innerHosts().filter((_host, at) => at % 3 === 0) : innerHosts();
    const addresses = [
      ...hosts.flatMap((host) => SCHEMES.map((scheme) => `${scheme}://${host}:${canary.port}/`)),
      // On the port of the scheme only the address itself can be the reason to refuse.
      ...hosts.map((host) => `https://${host}/`),
      ...OTHER_SCHEMES,
    ];
    for (const address of addresses) await everyFeature(arena, address, 'inner address');
    for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', 'localhost']) {
      const to = encodeURIComponent(`http://${host}:${canary.port}/`);
      await everyFeature(arena, `${arena.redirector}/?to=${to}`, 'redirect');
    }
    await changingNames(arena);
    const act = { method: 'GET', path: `http://127.0.0.1:${canary.port}/` };
    const hits = canary.hits() - before;
    arena.note(
      'inner address',
      act,
      hits === 0 ? null : `the server inside had ${hits} connections`,
    );
  },
};

/** Every feature that takes an address from a person. */
async function everyFeature(arena: Arena, address: string, probe: string): Promise<void> {
  const { attacker } = arena;
  const session = { 'session-token': attacker.owner.sessionToken };
  const post = (path: string, body: unknown, judge: Judge): Promise<unknown> =>
    arena.shoot(
      probe,
      withHeaders({ method: 'POST', path, route: `POST ${path}`, body }, session),
      judge,
    );
  // A redirect is only seen when the request is made.
  const isAccepted = probe === 'redirect' ? anyAnswer : refused;
  await post('/v1/exports', { name: 'Out', kind: 'http', address, secret: 'x' }, isAccepted);
  await post(
    '/v1/exports',
    {
      name: 'Out',
      kind: 's3',
      address: 's3://bucket/x',
      endpoint: address,
      region: 'x',
      accessKeyId: 'x',
      secret: 'x',
    },
    isAccepted,
  );
  for (const { sourceId, values, streams } of connections(address, arena.isShort ? 1 : 2)) {
    await post('/v1/integrations/test', { sourceId, values, streams }, notReached);
  }
  await signInOf(arena, address, probe);
}

/** Sources that ask for an address of the customer's own. */
const ASKING = SOURCE_NAMES.filter((name) =>
  connectorForSource(name)?.declaration?.credentials.some(({ kind }) => kind === 'url'),
);
let turn = 0;

/** Trials of some sources: each of them has its turn. */
function connections(address: string, count: number) {
  const names = Array.from({ length: count }, () => ASKING[turn++ % ASKING.length]);
  return names.flatMap((name = '') => {
    const declaration = connectorForSource(name)?.declaration;
    const stream = declaration?.streams.find(({ transport }) => transport === 'http');
    if (!declaration || !stream) return [];
    const values = declaration.credentials.map(({ id, kind }) => [
      id,
      kind === 'url' ? address : 'x',
    ]);
    return [
      { sourceId: sourceIdOf(name), values: Object.fromEntries(values), streams: [stream.id] },
    ];
  });
}

/** Metadata and issuers of a tenant's identity provider, which the holder of the management key sets. */
async function signInOf(arena: Arena, address: string, probe: string): Promise<void> {
  const { attacker, projectId } = arena;
  const authorization = `Bearer ${projectId}:${attacker.badSessions['management key'] ?? ''}`;
  const tenantId = attacker.idpTenantId;
  const client = { clientId: 'x', clientSecret: 'x', redirectUrl: 'http://localhost/' };
  const oidc = {
    ...client,
    name: 'X',
    issuer: address,
    authUrl: address,
    tokenUrl: address,
    JWKsUrl: address,
  };
  const bodies: [string, object][] = [
    ['/v1/mgmt/sso/metadata', { tenantId, idpMetadataURL: address }],
    ['/v1/mgmt/sso/saml/metadata', { tenantId, settings: { idpMetadataUrl: address } }],
    ['/v1/mgmt/sso/oidc', { tenantId, settings: oidc }],
  ];
  for (const [path, body] of bodies) {
    const shot = { method: 'POST', path, route: `POST ${path}`, headers: { authorization }, body };
    await arena.shoot(probe, shot, anyAnswer);
  }
  const path = '/v1/auth/sso/authorize';
  await arena.shoot(
    probe,
    {
      method: 'POST',
      path: `${path}?tenant=${tenantId}`,
      route: `POST ${path}`,
      headers: { authorization: `Bearer ${projectId}` },
      body: {},
    },
    anyAnswer,
  );
}

/** A connection that works was made to the server inside. */
const notReached: Judge = ({ text }) =>
  /"ok":true|"canary"/.test(text) ? 'the connection to the server inside works' : null;

/** Names that lead outside when they are checked, and inside when they are connected to. */
async function changingNames(arena: Arena): Promise<void> {
  const { port } = arena.canary;
  let asked = 0;
  const rebinding = arena.openOutbound({
    resolve: async () => {
      asked += 1;
      return [
        asked % 2 === 1
          ? { address: '203.0.113.7', family: 4 }
          : { address: '127.0.0.1', family: 4 },
      ];
    },
    limits: { connectMs: 200, totalMs: 300 },
  });
  const mixed = arena.openOutbound({
    resolve: async () => [
      { address: '203.0.113.7', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    limits: { connectMs: 200, totalMs: 300 },
  });
  for (const [probe, outbound] of [
    ['changing name', rebinding],
    ['name with two addresses', mixed],
  ] as const) {
    for (const scheme of SCHEMES) {
      const path = `${scheme}://rebind.example:${port}/`;
      const reached = await outbound.fetch(path).then(
        ({ status }) => `answered ${status}`,
        () => null,
      );
      arena.note(probe, { method: 'GET', path }, reached);
    }
  }
}
