/**
 * Why someone was sent to the sign-in screen. `ended`: the session was refused, so the screen asks
 * again even if the SDK still has one. The others: the session is valid but lacks that.
 */
export type LoginReason = 'ended' | 'second-factor' | 'tenant' | null;

/** Reads the reason out of the address. */
export function loginReason(text: string | null): LoginReason {
  return text === 'ended' || text === 'second-factor' || text === 'tenant' ? text : null;
}

/** Address of the sign-in screen that returns to `from` afterwards. */
export function loginAddress(from: string, reason: LoginReason = null): string {
  const search = new URLSearchParams();
  if (from !== '/' && returnTo(from) === from) search.set('to', from);
  if (reason !== null) search.set('reason', reason);
  const query = search.toString();
  return query === '' ? '/login' : `/login?${query}`;
}

/**
 * Where to go after sign-in: only a path of this console, otherwise the dashboard. The value comes from
 * the address bar, so `//host`, `/\host` and every scheme must be rejected.
 */
export function returnTo(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return '/';
  try {
    const base = 'https://console.invalid';
    const url = new URL(wanted, base);
    const address = `${url.pathname}${url.search}${url.hash}`;
    const isOwn = url.origin === base && !address.startsWith('//') && url.pathname !== '/login';
    return isOwn ? address : '/';
  } catch {
    return '/';
  }
}
