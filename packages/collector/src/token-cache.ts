/** A token of the vendor and until when it is used, epoch milliseconds. */
export interface CachedToken {
  value: string;
  expiresAt: number;
}

/** Tokens of one connection, shared by its streams, so that they do not sign in individually. */
export interface TokenCache {
  /**
   * The cached token under a key, created by `fetch` if none is valid; concurrent callers share one.
   */
  get(key: string, now: number, fetch: () => Promise<CachedToken>): Promise<string>;
  /** Drops a token refused by the vendor, unless it was already replaced. */
  drop(key: string, value: string): void;
  /** Secrets that the vendor rotated while the connection's stored values were already read. */
  readonly rotated: Map<string, string>;
}

/** A token is not used in its last minute: it could run out on the way. */
const MARGIN_MS = 60_000;

export function createTokenCache(): TokenCache {
  const tokens = new Map<string, CachedToken>();
  const waiting = new Map<string, Promise<CachedToken>>();

  async function fetched(key: string, fetch: () => Promise<CachedToken>): Promise<string> {
    let pending = waiting.get(key);
    if (!pending) {
      pending = fetch().finally(() => waiting.delete(key));
      waiting.set(key, pending);
    }
    const token = await pending;
    tokens.set(key, token);
    return token.value;
  }

  return {
    get: async (key, now, fetch) => {
      const known = tokens.get(key);
      return known && known.expiresAt - MARGIN_MS > now ? known.value : fetched(key, fetch);
    },
    drop: (key, value) => {
      if (tokens.get(key)?.value === value) tokens.delete(key);
    },
    rotated: new Map(),
  };
}
