/** Why a request did not get an answer, with what the message says of the host. */
const REASONS = {
  address_refused: 'is not an address that may be reached',
  scheme_refused: 'must be reached by https',
  too_large: 'answered with too much',
  timed_out: 'took too long to answer',
  too_many_redirects: 'redirected too often',
  unreachable: 'could not be reached',
} as const;
export type OutboundCode = keyof typeof REASONS;

/**
 * A request that got no answer. The message names the host and nothing else of the address, whose
 * path and query can hold secrets; nor does it say what the network made of the host.
 */
export class OutboundError extends Error {
  readonly code: OutboundCode;
  readonly host: string;

  constructor(code: OutboundCode, host: string) {
    super(`${host || 'The address'} ${REASONS[code]}`);
    this.name = 'OutboundError';
    this.code = code;
    this.host = host;
  }
}
