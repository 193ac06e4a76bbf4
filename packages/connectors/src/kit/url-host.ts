import { text } from './text.ts';

/** A URL that can be read, or null. Never throws: a broken one is null, never an error. */
export function parseUrl(value: unknown): URL | null {
  const written = text(value);
  return written === null ? null : URL.parse(written.trim());
}

/** Host of a URL, lower case, without port; also of `host/path` without a scheme. Null for none. */
export function urlHost(value: unknown): string | null {
  const host = parseUrl(value)?.hostname;
  if (host) return host.replace(/^\[|\]$/g, '');
  const written = text(value)?.trim();
  if (written === undefined || written.includes('://')) return null;
  const bare = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d+)?(?:[/?#]|$)/i.exec(written)?.[1];
  return bare?.toLowerCase() ?? null;
}
