import { lowerText, text } from './text.ts';

const ADDRESS = /^[^\s@<>",;:]+@([^\s@<>",;:]+)$/;
/** RFC 5321, section 4.5.3.1: 64 octets before the `@` and 255 behind it. */
const LONGEST = 320;
/** `Ann <ann@example.com>`, and the Markdown link that some exports turn an address into. */
const IN_BRACKETS = /<([^<>]+)>\s*$|^\[[^\]]*\]\(mailto:([^()]+)\)$/;

/**
 * The e-mail address in a value, lower case: `ann@example.com`, `Ann <ann@example.com>` or
 * `mailto:ann@example.com`; null if none.
 */
export function emailOf(value: unknown): string | null {
  const written = lowerText(value)?.trim();
  if (written === undefined) return null;
  const inner = bracketed(written) ?? written;
  const address = inner.startsWith('mailto:') ? inner.slice('mailto:'.length) : inner;
  return address.length <= LONGEST && ADDRESS.test(address) ? address : null;
}

function bracketed(written: string): string | undefined {
  const match = IN_BRACKETS.exec(written);
  return (match?.[1] ?? match?.[2])?.trim();
}

/** The domain after the `@` of an address, lower case; null when the value is no address. */
export function domainOf(value: unknown): string | null {
  const address = emailOf(value);
  return address === null ? null : (ADDRESS.exec(address)?.[1] ?? null);
}

/** The part before the `@`: the account's own name; as written, null when the value is no address. */
export function localPartOf(value: unknown): string | null {
  const written = text(value)?.trim();
  if (written === undefined || emailOf(written) === null) return null;
  const [local] = (bracketed(written) ?? written).split('@');
  return local?.replace(/^mailto:/i, '') ?? null;
}
