import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type CustomFetch,
} from 'openid-client';
import type { IdentityContext } from '../identity-context.ts';

/** Cache time of discovered addresses and keys. An unknown key id triggers an immediate refresh. */
const KEPT_MS = 3_600_000;
const FAILURE_KEPT_MS = 5000;
const MOST_KEPT = 200;
const TIMEOUT_SECONDS = 10;

/** Another provider, and who we are there. */
export interface ClientFacts {
  issuer: string;
  clientId: string;
  /** Absent: a public client, protected by PKCE alone. */
  clientSecret?: string | undefined;
  /** Overrides discovered ones. With all of the first two and the keys there is no discovery. */
  authorizationUrl?: string | undefined;
  tokenUrl?: string | undefined;
  userInfoUrl?: string | undefined;
  jwksUrl?: string | undefined;
  /** False: plain OAuth 2, without id tokens and keys. */
  isOpenId: boolean;
}

interface Kept {
  until: number;
  client: Promise<Configuration>;
}

const keptByContext = new WeakMap<IdentityContext, Map<string, Kept>>();

/** The client for the facts. Asks the provider for its addresses when they are not all given. */
export async function openClient(
  context: IdentityContext,
  facts: ClientFacts,
): Promise<Configuration> {
  const clients = keptByContext.get(context) ?? new Map<string, Kept>();
  keptByContext.set(context, clients);
  const key = JSON.stringify(facts);
  const now = context.clock();
  const before = clients.get(key);
  if (before && before.until > now) return before.client;
  if (clients.size >= MOST_KEPT) clients.clear();
  const client = makeClient(context, facts);
  const kept = { until: now + KEPT_MS, client };
  clients.set(key, kept);
  // Until then everyone gets the failure: strangers cannot cause repeated requests.
  client.catch(() => void (kept.until = context.clock() + FAILURE_KEPT_MS));
  return client;
}

async function makeClient(context: IdentityContext, facts: ClientFacts): Promise<Configuration> {
  const { authorizationUrl, tokenUrl, jwksUrl } = facts;
  const isComplete = authorizationUrl && tokenUrl && (jwksUrl || !facts.isOpenId);
  return isComplete ? configured(context, facts) : discovered(context, facts);
}

function configured(context: IdentityContext, facts: ClientFacts): Configuration {
  const { issuer, clientId, clientSecret } = facts;
  const server = { issuer, ...givenAddresses(facts) };
  const client = new Configuration(server, clientId, clientSecret, clientAuth(clientSecret));
  return readied(context, client, facts);
}

async function discovered(context: IdentityContext, facts: ClientFacts): Promise<Configuration> {
  const { clientId, clientSecret } = facts;
  const issuer = new URL(facts.issuer);
  const auth = clientAuth(clientSecret);
  const found = await discovery(issuer, clientId, clientSecret, auth, {
    [customFetch]: transport(context),
    timeout: TIMEOUT_SECONDS,
    execute: isLoopback(issuer) ? [allowInsecureRequests] : [],
  });
  const given = givenAddresses(facts);
  if (Object.keys(given).length === 0) return readied(context, found, facts);
  const server = { ...discoveredFacts(found), ...given };
  const client = new Configuration(server, clientId, clientSecret, auth);
  return readied(context, client, facts);
}

/** Discovered values that matter if some addresses are given. */
function discoveredFacts(found: Configuration) {
  const facts = found.serverMetadata();
  const { authorization_endpoint, token_endpoint, userinfo_endpoint, jwks_uri } = facts;
  const methods = facts.token_endpoint_auth_methods_supported;
  const algorithms = facts.id_token_signing_alg_values_supported;
  return {
    issuer: facts.issuer,
    ...(authorization_endpoint ? { authorization_endpoint } : {}),
    ...(token_endpoint ? { token_endpoint } : {}),
    ...(userinfo_endpoint ? { userinfo_endpoint } : {}),
    ...(jwks_uri ? { jwks_uri } : {}),
    ...(methods ? { token_endpoint_auth_methods_supported: methods } : {}),
    ...(algorithms ? { id_token_signing_alg_values_supported: algorithms } : {}),
    authorization_response_iss_parameter_supported:
      facts.authorization_response_iss_parameter_supported ?? false,
  };
}

function readied(
  context: IdentityContext,
  client: Configuration,
  { isOpenId }: ClientFacts,
): Configuration {
  client[customFetch] = transport(context);
  client.timeout = TIMEOUT_SECONDS;
  const { token_endpoint: token } = client.serverMetadata();
  // By default the library trusts the connection that an id token comes over, not its signature.
  if (isOpenId) enableNonRepudiationChecks(client);
  if (token && isLoopback(new URL(token))) allowInsecureRequests(client);
  return client;
}

function transport(context: IdentityContext): CustomFetch {
  return (url, { method, headers, redirect, body, signal }) =>
    context.outbound.fetch(url, {
      method,
      headers,
      redirect,
      ...bodyOf(body),
      ...(signal ? { signal } : {}),
    });
}

/** The library sends only forms. */
function bodyOf(body: Parameters<CustomFetch>[1]['body']): { body?: string | URLSearchParams } {
  if (typeof body === 'string' || body instanceof URLSearchParams) return { body };
  if (body == null) return {};
  throw new TypeError('A request of an unknown kind');
}

/** A provider on the machine itself is a test's; anywhere else secrets travel encrypted or not at all. */
function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || /^127(\.\d+){3}$/.test(hostname));
}

function givenAddresses(facts: ClientFacts) {
  return {
    ...(facts.authorizationUrl ? { authorization_endpoint: facts.authorizationUrl } : {}),
    ...(facts.tokenUrl ? { token_endpoint: facts.tokenUrl } : {}),
    ...(facts.userInfoUrl ? { userinfo_endpoint: facts.userInfoUrl } : {}),
    ...(facts.jwksUrl ? { jwks_uri: facts.jwksUrl } : {}),
  };
}

/** In the body, which nearly all accept; in a header for those that accept only that. */
function clientAuth(secret: string | undefined): ClientAuth {
  if (!secret) return None();
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported;
    const isBasicOnly = taken !== undefined && !taken.includes('client_secret_post');
    return (isBasicOnly ? basic : post)(server, client, body, headers);
  };
}
