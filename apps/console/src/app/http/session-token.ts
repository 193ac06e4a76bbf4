export interface TokenSource {
  /** The token as the provider's SDK keeps it; empty if none. */
  current: () => string;
  isExpired: (token: string) => boolean;
  /** Asks the provider for a new one; it lands where `current` reads. */
  refresh: () => Promise<void>;
}

/**
 * Gives a session token that has not run out. After a computer slept, requests may start before the
 * SDK's own refresh: they wait for one shared refresh instead of being answered 401.
 */
export function createSessionToken(source: TokenSource): () => Promise<string> {
  let pending: Promise<void> | null = null;
  return async () => {
    const token = source.current();
    if (token === '' || !source.isExpired(token)) return token;
    pending ??= source
      .refresh()
      // Without an answer the old token goes along, and the server says what is wrong with it.
      .catch(() => {})
      .finally(() => {
        pending = null;
      });
    await pending;
    return source.current();
  };
}
