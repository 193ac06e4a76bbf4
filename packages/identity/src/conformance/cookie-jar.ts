/** Stores cookies like a browser, including HttpOnly ones, for one origin. */
export interface Jar {
  /** A `fetch` that sends them to the origin and stores those it returns. */
  fetch: typeof fetch;
  /** Null if none, or expired. */
  value(name: string): string | null;
  /** Attributes of the line that set the cookie last, in lower case, e.g. `httponly`. */
  attributes(name: string): readonly string[];
  /** Keeps the value of a cookie under another name, and not under its own anymore. */
  rename(from: string, to: string): void;
  /** A jar with the same cookies, as a copy of the browser's storage would have. */
  copy(): Jar;
}

interface Kept {
  value: string;
  attributes: readonly string[];
}

/** No answer is waited for longer, so that a provider that hangs does not hang the suite. */
const ANSWER_MS = 10_000;

export function createJar(origin: string, kept: Map<string, Kept> = new Map()): Jar {
  return {
    async fetch(input, init) {
      const isOwn = new URL(input instanceof Request ? input.url : input).origin === origin;
      const headers = new Headers(init?.headers);
      const cookie = [...kept].map(([name, { value }]) => `${name}=${value}`).join('; ');
      if (cookie && isOwn) headers.set('cookie', cookie);
      const response = await patientFetch(input, {
        ...init,
        headers,
        redirect: init?.redirect ?? 'manual',
      });
      if (isOwn) for (const line of response.headers.getSetCookie()) keep(kept, line);
      return response;
    },
    value: (name) => kept.get(name)?.value ?? null,
    attributes: (name) => kept.get(name)?.attributes ?? [],
    rename(from, to) {
      const found = kept.get(from);
      kept.delete(from);
      if (found) kept.set(to, found);
    },
    copy: () => createJar(origin, new Map(kept)),
  };
}

/** A `fetch` that gives up after a while. */
export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });

function keep(kept: Map<string, Kept>, line: string): void {
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attributes = rest.map((attribute) => attribute.toLowerCase());
  if (isExpired(attributes)) kept.delete(name);
  else kept.set(name, { value: value.join('='), attributes });
}

function isExpired(attributes: readonly string[]): boolean {
  const valueOf = (name: string): string | undefined =>
    attributes.find((attribute) => attribute.startsWith(`${name}=`))?.slice(name.length + 1);
  const maxAge = valueOf('max-age');
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  const expires = valueOf('expires');
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
