export interface TokenSource {
  /** The token as stored by the provider's SDK; empty if none. */
  current: () => string;
  isExpired: (token: string) => boolean;
  /** Requests a new one from the provider, which `current` then returns. */
  refresh: () => Promise<void>;
}

/**
 * Returns an unexpired session token. After a computer slept, requests may start before the SDK's own
 * refresh: they wait for one shared refresh instead of getting a 401.
 */
export function createSessionToken(source: TokenSource): () => Promise<string> {
  let pending: Promise<void> | null = null;
  return async () => {
    const token = source.current();
    if (token === '' || !source.isExpired(token)) return token;
    pending ??= source
      .refresh()
      // Without a response the old token is sent, and the server reports what is wrong with it.
      .catch(() => {})
      .finally(() => {
        pending = null;
      });
    await pending;
    return source.current();
  };
}
