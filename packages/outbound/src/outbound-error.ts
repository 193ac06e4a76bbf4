/** Why a request got no response, with the message about the host. */
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
 * A request without a response. The message names the host and nothing else of the address, whose path
 * and query can contain secrets; nor the network details of the host: `reach` has those, for the person
 * who configured the address.
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
