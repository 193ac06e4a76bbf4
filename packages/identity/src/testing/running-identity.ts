import { randomBytes } from 'node:crypto';
import descope from '@descope/node-sdk';
import fastify from 'fastify';
import type { IdentityLogEvent } from '../log.ts';
import { DELIVERY_METHODS, type Message } from '../messages/message.ts';
import { openIdentity, type IdentityOptions } from '../open-identity.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Pool } from '../store/statement.ts';
import { CHEAP_HASHING } from './cheap-hashing.ts';

/** Origin of the console that the tests play. */
export const CONSOLE_ORIGIN = 'https://console.test';
export const GOOD_PASSWORD = 'violet harbour 42';

/** Response of a request, with the fields that tests check. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  cookies: string[];
  body: Record<string, unknown>;
}

interface RunningOptions {
  settings?: Partial<IdentitySettings>;
  masterKey?: Buffer;
  /** Passwords have their production cost; otherwise almost none. */
  hasFullHashing?: boolean;
  /** Anything else that the provider is opened with. */
  identity?: Partial<IdentityOptions>;
  /** For tests in a browser environment, whose own one enforces browser rules. */
  fetch?: typeof fetch;
}

/** A provider that listens on the loopback, and the published server library pointed at it. */
export async function runningIdentity(pool: Pool, options: RunningOptions = {}) {
  let skewMs = 0;
  const logged: IdentityLogEvent[] = [];
  const sent: Message[] = [];
  const notices: Message[] = [];
  const keep = async (message: Message): Promise<void> => {
    (message.kind === 'notice' ? notices : sent).push(message);
  };
  const masterKey = options.masterKey ?? randomBytes(32);
  const identity = await openIdentity({
    pool,
    masterKey,
    publicOrigins: [CONSOLE_ORIGIN],
    clock: () => Date.now() + skewMs,
    log: (event) => logged.push(event),
    // All tests come from one address; tests of address limits set their own.
    settings: {
      addressBurst: 100_000,
      messagesPerAddress: 100_000,
      isDevelopment: true,
      // No delay in tests; tests of timing set their own.
      answerTickMs: 0,
      ...options.settings,
    },
    senders: Object.fromEntries(DELIVERY_METHODS.map((method) => [method, keep])),
    ...(options.hasFullHashing ? {} : { passwordCost: CHEAP_HASHING }),
    ...options.identity,
  });
  // Tests set the client address with `x-forwarded-for`.
  const app = fastify({ trustProxy: true });
  await app.register(identity.plugin);
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const { projectId, managementKey } = identity;
  const http = options.fetch ?? fetch;
  return {
    identity,
    app,
    pool,
    baseUrl,
    masterKey,
    logged,
    /** Messages that people asked for, the oldest first. */
    sent,
    /** Notices sent to account holders. */
    notices,
    projectId,
    sdk: descope({ projectId, managementKey, baseUrl, fetch: http }),
    /** Moves the provider's clock; that of the client libraries stays. */
    advance: (ms: number): void => void (skewMs += ms),
    /** A POST (with body) or GET as the console sends one, with an optional token or key. */
    call: (path: string, request: RawRequest = {}) =>
      rawCall({ baseUrl, projectId, http }, path, request),
    /** The same with the management key: a POST where there is a body. */
    callManagement: (path: string, body?: object) =>
      rawCall({ baseUrl, projectId, http }, path, { token: managementKey, body }),
    async close() {
      await app.close();
      await identity.close();
    },
  };
}
export type RunningIdentity = Awaited<ReturnType<typeof runningIdentity>>;

interface RawRequest {
  method?: string;
  body?: unknown;
  /** After the project id in the bearer. */
  token?: string | undefined;
  cookie?: string;
  /** Null takes a default header away. */
  headers?: Record<string, string | null>;
}

async function rawCall(
  target: { baseUrl: string; projectId: string; http: typeof fetch },
  path: string,
  request: RawRequest,
): Promise<RawAnswer> {
  const bearer = [target.projectId, request.token].filter(Boolean).join(':');
  const hasBody = request.body !== undefined;
  const headers = {
    authorization: `Bearer ${bearer}`,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(request.cookie ? { cookie: request.cookie } : {}),
    ...request.headers,
  };
  const response = await target.http(target.baseUrl + path, {
    method: request.method ?? (hasBody ? 'POST' : 'GET'),
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === null ? [] : [[name, value]],
    ),
    ...(hasBody
      ? { body: typeof request.body === 'string' ? request.body : JSON.stringify(request.body) }
      : {}),
  });
  // Fails unless the body is JSON: so must every answer be.
  const body: unknown = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie(),
    body: isRecord(body) ? body : { list: body },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Creates a user with a password through the management interface; returns the user id. */
export async function givenUser(
  running: Pick<RunningIdentity, 'sdk'>,
  loginId: string,
  options: { tenants?: { tenantId: string; roleNames: string[] }[]; password?: string } = {},
): Promise<string> {
  const { management } = running.sdk;
  const created = await management.user.create(loginId, {
    email: loginId,
    displayName: `Name of ${loginId}`,
    userTenants: options.tenants ?? [],
  });
  const password = options.password ?? GOOD_PASSWORD;
  const set = await management.user.setActivePassword(loginId, password);
  if (!created.data || !set.ok) {
    throw new Error(`No user: ${JSON.stringify(created.error ?? set.error)}`);
  }
  return created.data.userId;
}

/** Value of the refresh cookie that an answer set. */
export function refreshTokenOf(answer: RawAnswer): string {
  return cookieOf(answer, 'DSR');
}

export function cookieOf(answer: Pick<RawAnswer, 'cookies'>, name: string): string {
  const line = answer.cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return line?.slice(name.length + 1, line.indexOf(';')) ?? '';
}

/** Signs in as the console does; returns the tokens. */
export async function signIn(
  running: Pick<RunningIdentity, 'call'>,
  loginId: string,
  loginOptions: object = {},
) {
  const answer = await running.call('/v1/auth/password/signin', {
    body: { loginId, password: GOOD_PASSWORD, loginOptions },
  });
  if (answer.status !== 200) throw new Error(`No sign-in: ${JSON.stringify(answer.body)}`);
  return {
    answer,
    refresh: refreshTokenOf(answer),
    session: String(answer.body['sessionJwt']),
    claims: claimsOf(String(answer.body['sessionJwt'])),
  };
}

/** Claims of a token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  const payload: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  if (!isRecord(payload)) throw new Error('Not a token');
  return payload;
}

export function sidOf(token: string): string {
  return String(claimsOf(token)['sid']);
}
