import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { fakeConnection, json, NOW, runOnce, type Answer } from '../testing/fake-vendor.ts';
import { createTokenCache } from '../token-cache.ts';
import type { DeclaredAuth } from '@waybill/connectors/kit/declaration/request-schema';

const CREDENTIALS = ['id', 'secret', 'refresh', 'user'].map((id) => ({ id, label: id }));
const VALUES = { id: 'me', secret: 'hush', refresh: 'r1', user: 'ann@example.com' };
const TOKEN_URL = 'https://login.example.com/token';

/** A connection that signs in as declared, to a vendor that returns tokens and an empty list. */
function connection(auth: DeclaredAuth, answer?: Answer) {
  let issued = 0;
  return fakeConnection(
    answer ??
      (({ url }) => {
        if (url.host !== 'login.example.com') return json([{ id: 1 }]);
        issued += 1;
        return json({ access_token: `t${issued}`, expires_in: 3600 });
      }),
    {},
    { values: VALUES, over: { auth, credentials: CREDENTIALS } },
  );
}

test.each<[string, DeclaredAuth, string, string]>([
  ['header', { type: 'header', name: 'X-Key', value: 'k {secret}' }, 'x-key', 'k hush'],
  [
    'basic',
    { type: 'basic', user: '{user}/token', password: '{secret}' },
    'authorization',
    `Basic ${Buffer.from('ann@example.com/token:hush').toString('base64')}`,
  ],
])('%s', async (_name, auth, header, value) => {
  const { options, asked } = connection(auth);
  await runOnce(options);
  expect(asked[0]?.headers.get(header)).toBe(value);
});

test('query', async () => {
  const { options, asked } = connection({ type: 'query', name: 'api_key', value: '{secret}' });
  await runOnce(options);
  expect(asked[0]?.url.search).toBe('?api_key=hush');
});

test.each<[string, DeclaredAuth, string, string | null]>([
  [
    'client credentials in the body',
    {
      type: 'oauth2_client',
      tokenUrl: TOKEN_URL,
      clientId: '{id}',
      clientSecret: '{secret}',
      scope: 'read all',
      extra: { tenant: '{user}' },
    },
    'grant_type=client_credentials&scope=read+all&tenant=ann%40example.com&client_id=me&client_secret=hush',
    null,
  ],
  [
    'client credentials as name and password',
    {
      type: 'oauth2_client',
      tokenUrl: TOKEN_URL,
      clientId: '{id}',
      clientSecret: '{secret}',
      send: 'basic',
    },
    'grant_type=client_credentials',
    `Basic ${Buffer.from('me:hush').toString('base64')}`,
  ],
  [
    'a person’s name and password',
    {
      type: 'oauth2_password',
      tokenUrl: TOKEN_URL,
      clientId: '{id}',
      clientSecret: '{secret}',
      user: '{user}',
      password: 'pw',
    },
    'grant_type=password&client_id=me&client_secret=hush&username=ann%40example.com&password=pw',
    null,
  ],
  [
    'a refresh token',
    {
      type: 'oauth2_code',
      tokenUrl: TOKEN_URL,
      clientId: '{id}',
      clientSecret: '{secret}',
      refreshToken: 'refresh',
      send: 'body',
    },
    'grant_type=refresh_token&refresh_token=r1&client_id=me&client_secret=hush',
    null,
  ],
])('a token by %s', async (_name, auth, body, authorization) => {
  const { options, asked } = connection(auth);
  await runOnce(options);
  expect(asked.map((one) => [one.method, one.url.host])).toEqual([
    ['POST', 'login.example.com'],
    ['GET', 'api.example.com'],
  ]);
  expect(asked[0]?.body).toBe(body);
  expect(asked[0]?.headers.get('authorization')).toBe(authorization);
  expect(asked[1]?.headers.get('authorization')).toBe('Bearer t1');
});

const CLIENT: DeclaredAuth = {
  type: 'oauth2_client',
  tokenUrl: TOKEN_URL,
  clientId: '{id}',
  clientSecret: '{secret}',
};

test('credentials may be sent in the query of the token’s address', async () => {
  const { options, asked } = connection({ ...CLIENT, send: 'query' });
  await runOnce(options);
  expect(asked[0]?.url.search).toContain('client_secret=hush');
  expect(asked[0]?.body).toBe('');
});

test('a token is used until its last minute, by all streams of a connection', async () => {
  let clock = NOW;
  const tokens = createTokenCache();
  const { options, asked } = connection(CLIENT);
  const run = () => runOnce({ ...options, tokens, now: () => clock });
  await run();
  await run();
  clock += 3_541_000;
  await run();
  const hosts = asked.map(({ url }) => url.host.split('.')[0]);
  expect(hosts).toEqual(['login', 'api', 'api', 'login', 'api']);
});

test('a refused token is asked for anew once, then the authorisation has expired', async () => {
  const refusing = (accepted: string): Answer => {
    let issued = 0;
    return ({ url, headers }) => {
      if (url.host === 'login.example.com') return json({ access_token: `t${(issued += 1)}` });
      const isFine = headers.get('authorization') === `Bearer ${accepted}`;
      return isFine ? json([{ id: 1 }]) : new Response(null, { status: 401 });
    };
  };
  const second = connection(CLIENT, refusing('t2'));
  expect((await runOnce(second.options)).records).toEqual([{ id: 1 }]);
  const never = connection(CLIENT, refusing('t9'));
  expect((await runOnce(never.options)).end).toMatchObject({ code: 'auth_expired' });
  expect(never.asked).toHaveLength(4);
});

test.each([
  [400, 'auth_expired'],
  [401, 'auth_expired'],
  [403, 'permission_missing'],
  [200, 'invalid_response'],
])('a token service that answers %i ends the run as %s', async (status, code) => {
  const { options } = connection(CLIENT, () => json({ error: 'invalid_grant' }, { status }));
  expect((await runOnce(options)).end).toMatchObject({ outcome: 'failed', code });
});

test('a rotated refresh token is stored before it is used, and serves the next stream', async () => {
  const auth: DeclaredAuth = {
    type: 'oauth2_code',
    tokenUrl: TOKEN_URL,
    clientId: '{id}',
    clientSecret: '{secret}',
    refreshToken: 'refresh',
  };
  const order: string[] = [];
  const { options, asked } = connection(auth, ({ url }) => {
    order.push(url.host);
    return url.host === 'login.example.com'
      ? json({ access_token: 't', refresh_token: `r${order.length + 1}`, expires_in: 1 })
      : json([]);
  });
  const tokens = createTokenCache();
  const onSecret = (id: string, value: string): Promise<void> => {
    order.push(`${id}=${value}`);
    return Promise.resolve();
  };
  await runOnce({ ...options, tokens, onSecret });
  await runOnce({ ...options, tokens, onSecret });
  expect(order.slice(0, 3)).toEqual(['login.example.com', 'refresh=r2', 'api.example.com']);
  expect(asked[2]?.body).toContain('refresh_token=r2');
});

test('an assertion is signed with the account’s key, for the person that the partition names', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = JSON.stringify({
    client_email: 'robot@example.iam',
    private_key_id: 'k1',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
  const { options, asked } = fakeConnection(
    ({ url }) =>
      url.host === 'login.example.com' ? json({ access_token: url.search || 't' }) : json([]),
    { partitions: { values: ['ann@example.com', 'ben@example.com'] } },
    {
      values: { secret: account },
      over: {
        credentials: CREDENTIALS,
        auth: {
          type: 'jwt_assertion',
          tokenUrl: TOKEN_URL,
          privateKey: 'secret',
          issuer: '',
          subject: '{partition}',
          audience: TOKEN_URL,
          scope: 'logs',
        },
      },
    },
  );
  await runOnce(options);
  const forms = asked
    .filter(({ url }) => url.host === 'login.example.com')
    .map(({ body }) => new URLSearchParams(body));
  const parts = forms.map((form) => (form.get('assertion') ?? '').split('.'));
  const read = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(forms[0]?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  expect(read(parts[0]?.[0])).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'k1' });
  expect(parts.map(([, claims]) => read(claims))).toMatchObject(
    ['ann@example.com', 'ben@example.com'].map((sub) => ({
      iss: 'robot@example.iam',
      sub,
      aud: TOKEN_URL,
      scope: 'logs',
      iat: NOW / 1000,
      exp: NOW / 1000 + 600,
    })),
  );
  const [header, claims, signature = ''] = parts[0] ?? [];
  expect(
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

test('an assertion may be sent as it is, or stand for the client', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  const flattened = String(pem).replaceAll('\n', String.raw`\n`);
  const shared = {
    type: 'jwt_assertion',
    algorithm: 'ES256',
    privateKey: 'secret',
    issuer: '{id}',
    audience: 'them',
  } as const;
  const bearer = connection({ ...shared, as: 'bearer' });
  await runOnce({ ...bearer.options, values: { ...VALUES, secret: flattened } });
  const sent = bearer.asked[0]?.headers.get('authorization') ?? '';
  expect(sent).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]{86}$/);

  const client = connection({ ...shared, as: 'client', tokenUrl: TOKEN_URL, scope: 'read' });
  await runOnce({ ...client.options, values: { ...VALUES, secret: flattened } });
  const form = new URLSearchParams(client.asked[0]?.body);
  expect(form.get('grant_type')).toBe('client_credentials');
  expect(form.get('client_assertion_type')).toMatch(/client-assertion-type:jwt-bearer$/);
  expect(form.get('scope')).toBe('read');

  const broken = connection({ ...shared, as: 'bearer' });
  expect((await runOnce(broken.options)).end).toMatchObject({ code: 'config_invalid' });
});

test('a sign-in answers a session token, in a header of its own', async () => {
  const { options, asked } = connection(
    {
      type: 'login',
      request: { method: 'POST', path: '/login', body: { user: '{id}', password: '{secret}' } },
      token: 'session.token',
      header: 'X-Session',
      value: 's={token}',
    },
    ({ url }) => (url.pathname === '/login' ? json({ session: { token: 'abc' } }) : json([])),
  );
  await runOnce(options);
  expect(asked[0]?.body).toBe('{"user":"me","password":"hush"}');
  expect(asked[1]?.headers.get('x-session')).toBe('s=abc');
});

test('a digest never sends the key, and none is like another', async () => {
  const { options, asked } = connection({ type: 'digest_nonce', keyId: '{id}', key: '{secret}' });
  await runOnce(options);
  await runOnce(options);
  const [first, second] = asked.map(({ headers }) => headers.get('authorization'));
  expect(asked[0]?.headers.get('x-xdr-auth-id')).toBe('me');
  expect(asked[0]?.headers.get('x-xdr-timestamp')).toBe(String(NOW));
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(first).not.toBe(second);
});

test('an AWS request is signed, with the keys of the role where one is to be assumed', async () => {
  const auth = {
    type: 'sigv4',
    service: 'guardduty',
    region: 'eu-central-1',
    accessKeyId: '{id}',
    secretAccessKey: '{secret}',
  } as const;
  const own = connection(auth);
  await runOnce(own.options);
  expect(own.asked[0]?.headers.get('authorization')).toMatch(
    /^AWS4-HMAC-SHA256 Credential=me\/20260301\/eu-central-1\/guardduty\/aws4_request, SignedHeaders=/,
  );
  const credentials =
    '<AccessKeyId>role</AccessKeyId><SecretAccessKey>s</SecretAccessKey>' +
    '<SessionToken>st</SessionToken><Expiration>2026-03-01T12:15:00Z</Expiration>';
  const inRole = connection({ ...auth, roleArn: 'arn:aws:iam::1:role/x' }, ({ url }) =>
    url.host.startsWith('sts.')
      ? new Response(
          `<AssumeRoleResponse><AssumeRoleResult><Credentials>${credentials}</Credentials></AssumeRoleResult></AssumeRoleResponse>`,
        )
      : json([]),
  );
  await runOnce(inRole.options);
  expect(inRole.asked[1]?.headers.get('authorization')).toContain('Credential=role/');
  expect(inRole.asked[1]?.headers.get('x-amz-security-token')).toBe('st');
});
