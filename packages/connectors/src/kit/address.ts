import { lowerText } from './text.ts';

const ADDRESS = /^[^\s@<>",;:]+@([^\s@<>",;:]+)$/;
const IN_BRACKETS = /<([^<>]+)>\s*$/;

/**
 * The e-mail address in a value, lower case: `ann@example.com`, `Ann <ann@example.com>` or
 * `mailto:ann@example.com`; null when it is none.
 */
export function emailOf(value: unknown): string | null {
  const written = lowerText(value)?.trim();
  if (written === undefined) return null;
  const inner = IN_BRACKETS.exec(written)?.[1]?.trim() ?? written;
  const address = inner.startsWith('mailto:') ? inner.slice('mailto:'.length) : inner;
  return ADDRESS.test(address) ? address : null;
}

/** The domain after the `@` of an address, lower case; null when the value is no address. */
export function domainOf(value: unknown): string | null {
  const address = emailOf(value);
  return address === null ? null : (ADDRESS.exec(address)?.[1] ?? null);
}

/** The part before the `@`: the account's own name; as written, null when the value is no address. */
export function localPartOf(value: unknown): string | null {
  if (typeof value !== 'string' || emailOf(value) === null) return null;
  const [local] = value.trim().split('@');
  return local?.replace(/^.*<|^mailto:/i, '') ?? null;
}
