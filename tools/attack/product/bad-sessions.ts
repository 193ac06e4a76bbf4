import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { colleagueOf } from '../../../apps/server/testing/colleague.ts';
import { signInAgain } from '../../../apps/server/testing/sign-in.ts';
import { signIn, type TestApp, type TestMember } from '../../../apps/server/testing/test-app.ts';

interface Made {
  app: TestApp;
  /** The same with a clock one hour behind. */
  past: TestApp;
  owner: TestMember;
}

/** Invalid sessions of an owner, by fault. */
export async function badSessions({ app, past, owner }: Made): Promise<Record<string, string>> {
  const { refreshToken } = await signInAgain(app, owner);
  return {
    ...forgeries(app, owner.sessionToken),
    expired: await signIn(past.app, past.identity.projectId, owner),
    revoked: await revokedSession(app, owner),
    'of a removed member': await removedSession(app, owner),
    'refresh token': refreshToken,
    'management key': app.identity.managementKey,
    'project id': app.identity.projectId,
    'no token': 'undefined',
    'half a token': owner.sessionToken.slice(0, -20),
    'two tokens': `${owner.sessionToken},${owner.sessionToken}`,
    'signature of another': `${owner.sessionToken.split('.').slice(0, 2).join('.')}.${refreshToken.split('.')[2]}`,
  };
}

async function revokedSession(app: TestApp, owner: TestMember): Promise<string> {
  const person = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Revoked' });
  const { sessionToken, refreshToken } = await signInAgain(app, person);
  await fetch(`${app.identityBaseUrl}/v1/auth/logout`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${app.identity.projectId}:${refreshToken}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  return sessionToken;
}

async function removedSession(app: TestApp, owner: TestMember): Promise<string> {
  const person = await colleagueOf(app, owner, { roles: ['Owner'], name: 'Removed' });
  await fetch(`${app.identityBaseUrl}/v1/mgmt/user/update/tenant/remove`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${app.identity.projectId}:${app.identity.managementKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ loginId: person.email, tenantId: owner.idpTenantId }),
  });
  return person.sessionToken;
}

type Claims = Record<string, unknown>;

/** Tokens with valid claims and invalid signatures. */
function forgeries(app: Pick<TestApp, 'identity'>, token: string): Record<string, string> {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const header = decode(head);
  const claims = decode(payload);
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = own.publicKey.export({ format: 'jwk' });
  const byOwnKey = (more: Claims): string => {
    const signed = `${encode({ ...header, ...more })}.${payload}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), own.privateKey).toString('base64url')}`;
  };
  const [published] = app.identity.publicKeys();
  const secret = JSON.stringify(published);
  const byPublicKey = `${encode({ ...header, alg: 'HS256' })}.${payload}`;
  const mac = createHmac('sha256', secret).update(byPublicKey).digest('base64url');
  const later = { ...claims, exp: 4_000_000_000 };
  return {
    'alg none': `${encode({ ...header, alg: 'none' })}.${payload}.`,
    'alg None, signature kept': `${encode({ ...header, alg: 'None' })}.${payload}.${signature}`,
    'wrong key': byOwnKey({}),
    'wrong key, brought along': byOwnKey({ jwk, kid: 'own' }),
    'wrong key, by address': byOwnKey({ jku: 'http://127.0.0.1:9/keys', kid: 'own' }),
    'key id that is a path': byOwnKey({ kid: '../../../../dev/null' }),
    'key id that is a statement': byOwnKey({ kid: "' OR 1=1 --" }),
    'public key as secret': `${byPublicKey}.${mac}`,
    'changed claims': `${head}.${encode(later)}.${signature}`,
    'other user': `${head}.${encode({ ...claims, sub: 'U0' })}.${signature}`,
    'no signature': `${head}.${payload}.`,
    'other algorithm': `${encode({ ...header, alg: 'ES256' })}.${payload}.${signature}`,
    'empty parts': '..',
  };
}

function decode(part: string): Claims {
  const value: Claims = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return value;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
