import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { withRefreshToken } from '../sessions/presented-token.ts';
import { rotate } from '../sessions/rotate.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields, requiredText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/*
 * Federated Credential Management: the browser itself asks who is signed in here and whether they want
 * to sign in on the page. https://w3c-fedid.github.io/FedCM/, "Identity Provider HTTP API".
 */

/** Tells the browser where this is for the whole site; only there does it look. */
async function wellKnown({ wireOrigin, projectId }: IdentityContext): Promise<WireReply> {
  return { body: { provider_urls: [`${wireOrigin}/${projectId}/fedcm/config`] } };
}

async function config({ wireOrigin, projectId }: IdentityContext): Promise<WireReply> {
  const base = `/${projectId}/fedcm`;
  return {
    body: {
      accounts_endpoint: `${base}/accounts`,
      client_metadata_endpoint: `${base}/client_metadata`,
      id_assertion_endpoint: `${base}/id_assertion`,
      login_url: `${wireOrigin}/login`,
    },
  };
}

/** The signed-in user, if any. The browser shows it; the page does not see it. */
async function accounts(context: IdentityContext, call: WireCall): Promise<WireReply> {
  requireBrowser(call);
  return withRefreshToken(context, call, async ({ user }) => ({
    body: {
      accounts: [
        {
          id: user.userId,
          name: user.name,
          email: user.email ?? user.loginIds[0] ?? '',
          ...(user.givenName ? { given_name: user.givenName } : {}),
          ...(user.picture ? { picture: user.picture } : {}),
          // No question about terms: the page is the provider's own.
          approved_clients: [context.projectId],
        },
      ],
    },
  }));
}

async function clientMetadata(): Promise<WireReply> {
  return { body: {} };
}

const AssertionForm = z.object({
  account_id: requiredText('account_id'),
  client_id: requiredText('client_id'),
});

/**
 * Returns the token that the page passes to `refresh`. In cookie mode it is a session token, which
 * opens nothing there: the cookie does, and no script gets to see a refresh token.
 */
async function idAssertion(context: IdentityContext, call: WireCall): Promise<WireReply> {
  requireBrowser(call);
  const origin = call.header('origin') ?? '';
  if (!context.publicOrigins.has(origin)) {
    throw new WireError(403, WIRE_CODES.badRequest, 'The origin is not allowed');
  }
  const form = parseFields(AssertionForm, call.body);
  const { body, cookies } = await withRefreshToken(context, call, async (work) => {
    const isTheirs = work.user.userId === form.account_id && form.client_id === context.projectId;
    if (!isTheirs) {
      throw new WireError(400, WIRE_CODES.invalidArguments, 'Another account is signed in');
    }
    return rotate(context, work);
  });
  return {
    body: { token: body.refreshJwt || body.sessionJwt },
    ...(cookies ? { cookies } : {}),
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: 'Origin',
    },
  };
}

/** No script can set this header: the browser asks on its own behalf, not a page. */
function requireBrowser(call: WireCall): void {
  if (call.header('sec-fetch-dest') === 'webidentity') return;
  throw new WireError(400, WIRE_CODES.badRequest, 'Only browsers ask this');
}

/** Two ids, and browser-added fields. */
const MOST_FORM_BYTES = 8192;

const get = { method: 'GET', access: 'public' } as const;

export const endpoints: EndpointGroup = [
  { ...get, effect: 'none', path: '/.well-known/web-identity', run: wellKnown },
  { ...get, effect: 'none', path: '/{project}/fedcm/config', run: config },
  { ...get, effect: 'none', path: '/{project}/fedcm/accounts', run: accounts },
  { ...get, effect: 'none', path: '/{project}/fedcm/client_metadata', run: clientMetadata },
  {
    method: 'POST',
    effect: 'own-sign-in',
    path: '/{project}/fedcm/id_assertion',
    access: 'public',
    formBytes: MOST_FORM_BYTES,
    run: idAssertion,
  },
];
