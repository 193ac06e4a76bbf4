import type { VendorRequest } from '../build-request.ts';

/** The request with further headers; names in lower case. */
export function withHeaders(
  request: VendorRequest,
  headers: Record<string, string>,
): VendorRequest {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/** The request with a name and password (RFC 7617). */
export function withBasic(request: VendorRequest, user: string, password: string): VendorRequest {
  const both = Buffer.from(`${user}:${password}`).toString('base64');
  return withHeaders(request, { authorization: `Basic ${both}` });
}
