/** Data from a link or another provider in the sign-in page's address. */
export type Landing =
  | { kind: 'none' }
  /** The one-time link for the first administrator. */
  | { kind: 'setUp'; token: string }
  /** Returned from another provider, with a code for a session. */
  | { kind: 'exchange'; via: 'oauth' | 'sso'; code: string }
  /** Back from another provider without one; `text` is its untrusted message. */
  | { kind: 'refused'; text: string }
  /** A link out of a mail. */
  | { kind: 'link'; token: string; purpose: LinkPurpose };
export type LinkPurpose = 'signIn' | 'reset' | 'invite' | 'enchanted';

/** Removed from the address: it would be in the history, in referrers and in analytics. */
const SECRET_KEYS = ['code', 'err', 't', 'setup', 'for', 'via', 'state'] as const;

/** Reads a landing from the sign-in page's query. A provider's code without its mark is OAuth's. */
export function parseLanding(search: string): Landing {
  const query = new URLSearchParams(search);
  // The flow component reads its own landings, and clears the address itself.
  if (query.has('descope-login-flow')) return { kind: 'none' };
  const setup = query.get('setup');
  if (setup) return { kind: 'setUp', token: setup };
  const refusal = query.get('err');
  if (refusal !== null) return { kind: 'refused', text: refusal };
  const code = query.get('code');
  if (code) return { kind: 'exchange', via: query.get('via') === 'sso' ? 'sso' : 'oauth', code };
  const token = query.get('t');
  if (token) return { kind: 'link', token, purpose: purposeOf(query) };
  return { kind: 'none' };
}

function purposeOf(query: URLSearchParams): LinkPurpose {
  const purpose = query.get('for');
  if (purpose === 'reset' || purpose === 'invite') return purpose;
  return query.get('via') === 'enchanted' ? 'enchanted' : 'signIn';
}

/** The query without the landing's parameters. */
export function withoutLanding(search: string): string {
  const query = new URLSearchParams(search);
  for (const key of SECRET_KEYS) query.delete(key);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

type Browser = {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
};

let held: Landing = { kind: 'none' };

/** Removes the landing from the address of the sign-in page, before anything else reads it. */
export function holdLanding({ location, history }: Browser): void {
  if (location.pathname !== '/login') return;
  const landing = parseLanding(location.search);
  if (landing.kind === 'none') return;
  held = landing;
  const address = `${location.pathname}${withoutLanding(location.search)}${location.hash}`;
  history.replaceState(history.state, '', address);
}

/** Gives the held landing, once. */
export function takeLanding(): Landing {
  const landing = held;
  held = { kind: 'none' };
  return landing;
}
