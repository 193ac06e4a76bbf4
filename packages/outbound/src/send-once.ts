import type { LookupFunction } from 'node:net';
import { Agent, fetch as undiciFetch } from 'undici';
import type { ResolvedAddress } from './check-target.ts';
import { OutboundError } from './outbound-error.ts';

/** The request; the body is held in memory, because a redirect may need it again. */
export interface OutgoingRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: Uint8Array<ArrayBuffer> | null;
}

export interface SendLimits {
  connectMs: number;
  maxBytes: number;
}

/**
 * Sends one request to one of the addresses, follows no redirects, and reads the complete response: the
 * body is counted after decompression and cut off if too large.
 */
export async function sendOnce(
  request: OutgoingRequest,
  addresses: readonly ResolvedAddress[],
  limits: SendLimits,
  signal: AbortSignal,
): Promise<Response> {
  // Its own agent: no connection outlives the check of its address, and no proxy is asked.
  const agent = new Agent({
    connect: { lookup: lookupOf(addresses), timeout: limits.connectMs },
    pipelining: 0,
    allowH2: false,
  });
  try {
    const answer = await undiciFetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      body: request.body,
      redirect: 'manual',
      dispatcher: agent,
      signal,
    });
    const bytes = await readWhole(answer.body, limits.maxBytes, request.url.hostname);
    const headers = new Headers([...answer.headers]);
    // The body is decoded by now.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const { status, statusText } = answer;
    const isEmpty = [204, 205, 304].includes(status);
    return new Response(isEmpty ? null : bytes, { status, statusText, headers });
  } finally {
    await agent.destroy();
  }
}

/** Returns the checked addresses, whatever the name: nothing is looked up twice. */
function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
}

async function readWhole(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
  host: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new OutboundError('too_large', host);
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}
