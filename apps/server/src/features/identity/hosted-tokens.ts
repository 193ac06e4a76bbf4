import { z } from 'zod';
import type { IdentityProvider } from './identity-provider.ts';
import type { IdentitySdk } from './identity-sdk.ts';
import { knownKeys } from './known-keys.ts';

const Header = z.object({ kid: z.string(), alg: z.string() });

/** Validates tokens of an external provider: issuer, signature and expiry, with the SDK. */
export function hostedTokens(
  sdk: IdentitySdk,
  projectId: string,
  now: () => number,
): Pick<IdentityProvider, 'verify' | 'acceptsKeyOf'> {
  const isKnown = knownKeys({
    now,
    fetchKeys: async () => (await sdk.httpClient.get(`v2/keys/${projectId}`)).json(),
  });
  async function acceptsKeyOf(token: string): Promise<boolean> {
    const header = headerOf(token);
    return header !== null && isKnown(header);
  }
  return {
    acceptsKeyOf,
    async verify(token) {
      if (!(await acceptsKeyOf(token))) return null;
      return sdk.validateSession(token).then(
        (session) => session.token,
        () => null,
      );
    },
  };
}

function headerOf(token: string): z.infer<typeof Header> | null {
  try {
    const text = Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8');
    return Header.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
