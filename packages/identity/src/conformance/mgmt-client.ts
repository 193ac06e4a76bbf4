import createCore, { transformResponse } from '@descope/core-js-sdk';
import type { Fields } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { patientFetch } from './cookie-jar.ts';
import type { SdkReply } from './expect-reply.ts';

/** A request of the management interface, as the wire has it. */
export interface ManagementCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * Calls endpoints that the server library does not call, or no longer does.
 *
 * @param key management key to send; empty: none.
 */
export function callManagement(
  { target }: ConformanceKit,
  { method, path, query, body }: ManagementCall,
  key = target.managementKey,
): Promise<SdkReply<Fields>> {
  const { httpClient } = createCore({
    projectId: target.projectId,
    baseUrl: target.baseUrl,
    fetch: patientFetch,
    hooks: { beforeRequest: (request) => ({ ...request, token: key }) },
  });
  const queryParams = query ? { queryParams: query } : {};
  const send = {
    GET: () => httpClient.get(path, queryParams),
    POST: () => httpClient.post(path, body, queryParams),
    PATCH: () => httpClient.patch(path, body, queryParams),
    DELETE: () => httpClient.delete(path, queryParams),
  };
  return transformResponse<Fields>(send[method]());
}

/** Posts to a path of the management interface with the management key. */
export function postManagement(
  kit: ConformanceKit,
  path: string,
  body: unknown,
): Promise<SdkReply<Fields>> {
  return callManagement(kit, { method: 'POST', path, body });
}
