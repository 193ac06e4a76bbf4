import { createOutbound } from '@waybill/outbound';
import { federatedBrowser, LANDING, type FederatedBrowser } from './federated-browser.ts';
import { runningIdentity, type RunningIdentity } from './running-identity.ts';
import { testOidcProvider } from './test-oidc-provider.ts';

/**
 * Two identity providers on one database, one with open sign-up, and one external provider under
 * several names.
 */
export async function runningOAuth(pool: Parameters<typeof runningIdentity>[0]) {
  const provider = await testOidcProvider();
  const { clientId, clientSecret, issuer } = provider;
  const client = { clientId, clientSecret, issuer };
  const plain = {
    ...client,
    authorizationUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    userInfoUrl: `${issuer}/userinfo`,
  };
  const identity = {
    outbound: createOutbound({ allow: ['127.0.0.1'] }),
    oauthProviders: {
      acme: client,
      directory: { ...client, isEmailTrusted: true },
      apple: client,
      microsoft: client,
      linkedin: client,
      github: plain,
      discord: plain,
      facebook: plain,
      gone: { ...client, issuer: 'http://127.0.0.1:9' },
    },
  };
  const closed = await runningIdentity(pool, { identity });
  const settings = { isSignUpOpen: true };
  const open = await runningIdentity(pool, { identity, settings, masterKey: closed.masterKey });
  return {
    provider,
    closed,
    open,
    /** Someone with an account at the provider; the name is the test's own. */
    given(name: string, claims: object = {}): string {
      const account = {
        sub: `sub-${name}`,
        email: `${name}@example.com`,
        email_verified: true,
        name,
      };
      provider.accounts.set(account.sub, { ...account, ...claims });
      return account.sub;
    },
    async close() {
      await closed.close();
      await open.close();
      await provider.close();
    },
  };
}
export type RunningOAuth = Awaited<ReturnType<typeof runningOAuth>>;

/** Starts a sign-in; returns the address at the provider. */
export async function started(
  browser: FederatedBrowser,
  name = 'acme',
  options: object = {},
): Promise<string> {
  const answer = await browser.sdk.oauth.start(name, LANDING, options);
  if (!answer.data) throw new Error(JSON.stringify(answer.error));
  return answer.data.url;
}

/** The whole round trip to the provider; returns the browser's final page. */
export async function landed(running: RunningIdentity, sub: string, name = 'acme') {
  const browser = federatedBrowser(running);
  const callback = await browser.choose(await started(browser, name), sub);
  return { browser, callback, page: await browser.open(callback) };
}

/** The whole way and the code traded for tokens. */
export async function signedIn(running: RunningIdentity, sub: string, name = 'acme') {
  const { browser, page } = await landed(running, sub, name);
  const code = page.searchParams.get('code');
  if (!code) throw new Error(String(page.searchParams.get('err')));
  const answer = await browser.sdk.oauth.exchange(code);
  if (!answer.data) throw new Error(String(answer.error?.errorCode));
  return answer.data;
}

/** Message for a returning person who is not signed in. */
export async function errOf(
  running: RunningIdentity,
  sub: string,
  name = 'acme',
): Promise<string | null> {
  return (await landed(running, sub, name)).page.searchParams.get('err');
}
