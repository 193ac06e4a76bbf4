import createDescope from '@descope/node-sdk';

export interface IdentitySdkOptions {
  projectId: string;
  managementKey: string;
  baseUrl: string;
}

export type IdentitySdk = ReturnType<typeof createDescope>;

/** Timeout of requests to the provider; people wait for it. */
const TIMEOUT_MS = 10_000;

/** The published SDK, which knows no time limit of its own. */
export function identitySdk(options: IdentitySdkOptions): IdentitySdk {
  return createDescope({
    ...options,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });
}
