import createCore, { transformResponse } from '@descope/core-js-sdk';
import type { ConformanceTarget } from './conformance-kit.ts';
import { createJar, type Jar } from './cookie-jar.ts';
import type { SdkReply } from './expect-reply.ts';

/** A browser with an empty jar, signed in as no one, and the library in it. */
export interface ConformanceClient {
  sdk: ReturnType<typeof createCore>;
  jar: Jar;
  /** Refresh token sent with every request, like one stored by a browser. */
  token: string | undefined;
  /** Value of a flow's last response that the next request must return. */
  flowNonce: string | undefined;
  /** Takes over the tokens of an answer; in cookie mode the jar has them already. */
  keep(answer: { refreshJwt?: string | undefined }): void;
  /** The refresh token, wherever it is. */
  refreshToken(): string;
  /** A second browser with a copy of everything. */
  copy(): ConformanceClient;
  /** Posts what no function of the library would send. */
  post(path: string, body: unknown, request?: RawRequest): Promise<SdkReply<Fields>>;
  /** Gets what no function of the library asks for. */
  get(path: string, request?: RawRequest): Promise<SdkReply<Fields>>;
}

/** A body to check field by field. */
export type Fields = Record<string, unknown>;

interface RawRequest {
  queryParams?: Record<string, string>;
  headers?: Record<string, string>;
}

interface Start {
  refreshCookieName?: string | undefined;
  jar?: Jar;
  token?: string | undefined;
}

export const REFRESH_COOKIE = 'DSR';
const FLOWS = /\/v[12]\/flow\//;
const NONCE = 'x-descope-flow-nonce';

export function createClient(target: ConformanceTarget, start: Start = {}): ConformanceClient {
  const { projectId, baseUrl } = target;
  const jar = start.jar ?? createJar(new URL(baseUrl).origin);
  const sdk = createCore({
    projectId,
    baseUrl,
    fetch: jar.fetch,
    ...(start.refreshCookieName ? { refreshCookieName: start.refreshCookieName } : {}),
    hooks: {
      beforeRequest: (request) => {
        const token = request.token || client.token;
        const nonce = FLOWS.test(request.path) ? client.flowNonce : undefined;
        return {
          ...request,
          ...(token ? { token } : {}),
          ...(nonce ? { headers: { [NONCE]: nonce } } : {}),
        };
      },
      afterRequest: (_request, response) => {
        client.flowNonce = response.headers.get(NONCE) ?? client.flowNonce;
      },
    },
  });
  const client: ConformanceClient = {
    sdk,
    jar,
    token: start.token,
    flowNonce: undefined,
    keep: ({ refreshJwt }) => void (client.token = refreshJwt || undefined),
    refreshToken: () => client.token ?? jar.value(REFRESH_COOKIE) ?? '',
    copy: () => createClient(target, { ...start, jar: jar.copy(), token: client.token }),
    post: (path, body, request) =>
      transformResponse<Fields>(sdk.httpClient.post(path, body, request)),
    get: (path, request) => transformResponse<Fields>(sdk.httpClient.get(path, request)),
  };
  return client;
}
