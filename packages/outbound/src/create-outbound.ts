import { lookup } from 'node:dns/promises';
import { readAddressRules } from './address-rules.ts';
import { checkTarget, type ResolvedAddress, type Resolve } from './check-target.ts';
import { OutboundError } from './outbound-error.ts';
import { redirectTarget } from './redirect-target.ts';
import { sendOnce, type OutgoingRequest, type SendLimits } from './send-once.ts';

const MAX_REDIRECTS = 5;
const LIMITS = { connectMs: 10_000, totalMs: 30_000, maxBytes: 5 * 1024 * 1024 };
const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

/** Of OpenSSL and of Node: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const TLS_CODE =
  /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH|INVALID_CA|EPROTO$)/;

/** The only outbound client: for addresses chosen by others. */
export interface Outbound {
  /**
   * As `fetch`, with the answer read to its end. Rejects with an `OutboundError` for addresses inside
   * the network, other schemes than https, and answers too large or too late.
   */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /**
   * Addresses of a host, for protocols other than HTTP: connect to one of these without resolving
   * again. Rejects with an `OutboundError` like `fetch`.
   */
  resolve(host: string): Promise<readonly ResolvedAddress[]>;
  /**
   * Why requests to the address would be refused, checked in advance; null if they would be sent. A
   * host that cannot be resolved now may be resolvable later.
   */
  refusalOf(url: string): Promise<OutboundError | null>;
}

export interface OutboundOptions {
  /**
   * Host names, addresses and CIDR ranges that may be reached though they are inside the network; also
   * by http and on any port.
   */
  allow?: readonly string[];
  /** Hosts that may be reached beside those of `allow`, e.g. `*.example.com`; absent or empty: every public one. */
  only?: readonly string[];
  /** Times in milliseconds; the body in bytes, after decompression. */
  limits?: Partial<SendLimits & { totalMs: number }>;
  /** Instead of the system’s own. */
  resolve?: Resolve;
}

/**
 * A client that prevents user-chosen addresses from reaching what only this machine can. Every address
 * of a host is checked, and connected to as checked; each redirect (up to 5) is checked again;
 * environment proxies are ignored. Throws for an invalid entry of `allow`.
 */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const rules = readAddressRules(options.allow ?? [], options.only);
  const limits = { ...LIMITS, ...options.limits };
  const resolve = options.resolve ?? ((host) => lookup(host, { all: true }));

  async function follow(
    first: OutgoingRequest,
    mode: NonNullable<RequestInit['redirect']>,
    signal: AbortSignal,
  ): Promise<Response> {
    let request = first;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const addresses = await unlessAborted(checkTarget(request.url, rules, resolve), signal);
      const answer = await sendOnce(request, addresses, limits, signal);
      const next = mode === 'manual' ? null : redirectTarget(request, answer);
      if (next === null) return answer;
      if (mode === 'error') break;
      request = next;
    }
    throw new OutboundError('too_many_redirects', request.url.hostname);
  }

  return {
    async resolve(host) {
      const address = `https://${host.includes(':') ? `[${host}]` : host}`;
      if (!URL.canParse(address) || new URL(address).pathname !== '/') {
        throw new OutboundError('address_refused', '');
      }
      return checkTarget(new URL(address), rules, resolve);
    },
    async refusalOf(url) {
      if (!URL.canParse(url)) return new OutboundError('address_refused', '');
      try {
        await checkTarget(new URL(url), rules, resolve);
        return null;
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return error.code === 'unreachable' ? null : error;
      }
    },
    async fetch(url, init = {}) {
      const request = await outgoing(url, init);
      const late = new AbortController();
      const timer = setTimeout(() => {
        late.abort(new OutboundError('timed_out', request.url.hostname, 'timeout'));
      }, limits.totalMs);
      const signal = AbortSignal.any([late.signal, ...(init.signal ? [init.signal] : [])]);
      try {
        return await follow(request, init.redirect ?? 'follow', signal);
      } catch (error) {
        // The owner of a signal expects its own reason.
        if (signal.aborted) throw signal.reason;
        throw outboundError(error, request.url.hostname);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Reads a request as `fetch` does, by the platform’s own `Request`. */
async function outgoing(address: string | URL, init: RequestInit): Promise<OutgoingRequest> {
  if (!URL.canParse(String(address))) throw new OutboundError('address_refused', '');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') {
    throw new OutboundError('address_refused', url.hostname);
  }
  const { signal: _signal, redirect: _redirect, ...rest } = init;
  const request = new Request(url, rest);
  const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
  return { url, method: request.method, headers: new Headers(request.headers), body };
}

/** Looking up a name cannot be called off; waiting for it can. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    work.then(resolve, reject);
  });
}

function outboundError(error: unknown, host: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const codes = codesOf(error);
  if (codes.some((code) => TIMEOUT_CODES.has(code))) {
    return new OutboundError('timed_out', host, 'timeout');
  }
  const isTls = codes.some((code) => TLS_CODE.test(code));
  return new OutboundError('unreachable', host, isTls ? 'tls' : 'connection');
}

/** Codes of an error and its causes: the client wraps errors, sometimes twice. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}
