/** Keeps cookies as a browser does, HttpOnly ones too, for one origin. */
export interface Jar {
  /** A `fetch` that sends them along and keeps what comes back. */
  fetch: typeof fetch;
  /** Null when there is none, or an expired one. */
  value(name: string): string | null;
  /** Attributes of the line that set the cookie last, in lower case, e.g. `httponly`. */
  attributes(name: string): readonly string[];
  /** A jar with the same cookies, as a copy of the browser's storage would have. */
  copy(): Jar;
}

interface Kept {
  value: string;
  attributes: readonly string[];
}

export function createJar(kept: Map<string, Kept> = new Map()): Jar {
  return {
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      const cookie = [...kept].map(([name, { value }]) => `${name}=${value}`).join('; ');
      if (cookie) headers.set('cookie', cookie);
      const response = await fetch(input, {
        ...init,
        headers,
        redirect: init?.redirect ?? 'manual',
      });
      for (const line of response.headers.getSetCookie()) keep(kept, line);
      return response;
    },
    value: (name) => kept.get(name)?.value ?? null,
    attributes: (name) => kept.get(name)?.attributes ?? [],
    copy: () => createJar(new Map(kept)),
  };
}

function keep(kept: Map<string, Kept>, line: string): void {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attributes = rest.map((attribute) => attribute.toLowerCase());
  if (attributes.includes('max-age=0')) kept.delete(name);
  else kept.set(name, { value: value.join('='), attributes });
}
