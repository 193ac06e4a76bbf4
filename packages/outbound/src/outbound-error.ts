/** Why a request did not get an answer, with what the message says about the host. */
const REASONS = {
  address_refused: 'is not an address that may be reached',
  scheme_refused: 'must be reached by https',
  too_large: 'answered with too much',
  timed_out: 'took too long to answer',
  too_many_redirects: 'redirected too often',
  unreachable: 'could not be reached',
} as const;
export type OutboundCode = keyof typeof REASONS;

/** How far a request without an answer got. */
export type OutboundReach = 'dns' | 'connection' | 'tls' | 'timeout';

/**
 * A request that got no answer. The message names the host and nothing else of the address, whose
 * path and query can hold secrets; nor does it say what the network made of the host: `reach` does,
 * for whoever set the address up.
 */
export class OutboundError extends Error {
  readonly code: OutboundCode;
  readonly host: string;
  /** Null if the address was refused before anything was sent, and for answers that cannot be used. */
  readonly reach: OutboundReach | null;

  constructor(code: OutboundCode, host: string, reach: OutboundReach | null = null) {
    super(`${host || 'The address'} ${REASONS[code]}`);
    this.name = 'OutboundError';
    this.code = code;
    this.host = host;
    this.reach = reach;
  }
}
