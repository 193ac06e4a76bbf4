export const REFRESH_COOKIE = 'DSR';
const SESSION_COOKIE = 'DS';

/** Value of a cookie; the first one with the name, as browsers send the most specific first. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() === name) return value.join('=').trim() || null;
  }
  return null;
}

/** Out of reach of scripts, never sent along from other sites, never sent in the clear. */
export function refreshCookie(token: string, maxAgeSeconds: number): string {
  return `${REFRESH_COOKIE}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Strict`;
}

/** Also clears the session cookie, which the client library may have set by script. */
export function expiredCookies(): string[] {
  return [`${expired(REFRESH_COOKIE)}; HttpOnly`, expired(SESSION_COOKIE)];
}

function expired(name: string): string {
  return `${name}=; Path=/; Max-Age=0; Secure; SameSite=Strict`;
}
