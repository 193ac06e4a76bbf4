import { createHmac } from 'node:crypto';
import createDescope from '@descope/node-sdk';
import type { TestApp, TestMember } from './test-app.ts';

/** A person's tokens after signing in, via the published SDK. Needs `REFRESH_MODE=body`. */
export interface SignedIn {
  sessionToken: string;
  refreshToken: string;
}

export function sdkOf({ identity, identityBaseUrl }: TestApp) {
  const { projectId } = identity;
  return createDescope({ projectId, baseUrl: identityBaseUrl });
}

export async function signInAgain(
  app: TestApp,
  { email, password }: Pick<TestMember, 'email' | 'password'>,
): Promise<SignedIn> {
  return tokensOf(await sdkOf(app).password.signIn(email, password));
}

/** Sets up an authenticator app, as the console does: the first code confirms it. */
export async function enrolTotp(
  app: TestApp,
  member: Pick<TestMember, 'email' | 'password'>,
): Promise<SignedIn & { seed: string }> {
  const sdk = sdkOf(app);
  const before = await signInAgain(app, member);
  const offered = await sdk.totp.update(member.email, before.refreshToken);
  const seed = offered.data?.key ?? '';
  const code = totpCode(seed, Date.now());
  const reply = await sdk.totp.verify(member.email, code, { mfa: true }, before.refreshToken);
  return { ...tokensOf(reply), seed };
}

function tokensOf(reply: {
  data?: { sessionJwt: string; refreshJwt?: string };
  error?: unknown;
}): SignedIn {
  if (!reply.data?.refreshJwt) throw new Error(`No sign-in: ${JSON.stringify(reply.error)}`);
  return { sessionToken: reply.data.sessionJwt, refreshToken: reply.data.refreshJwt };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 6238 with its defaults: SHA-1, 30 s, six digits. */
export function totpCode(seed: string, nowMs: number): string {
  const bits = Array.from(seed, (c) => BASE32.indexOf(c).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
