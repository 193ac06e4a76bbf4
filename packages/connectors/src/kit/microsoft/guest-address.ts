import { emailOf } from '../address.ts';
import { text } from '../text.ts';

const GUEST_UPN = /^(.+)_([^_@]+)#ext#@/i;

/** Whether a sign-in name or claim is that of a guest: `#EXT#` in the name or a guest claim. */
export function isGuest(value: unknown): boolean {
  return /#ext#|urn:spo:guest#/i.test(text(value) ?? '');
}

/**
 * The e-mail address of a Microsoft sign-in name or claim, lower case; null if none. Reads a plain
 * address, a guest's sign-in name (`ann_example.com#EXT#@tenant` is `ann@example.com`), a guest claim
 * (`urn:spo:guest#ann@example.com`) and a membership claim (`i:0#.f|membership|ann@…`).
 */
export function addressOf(value: unknown): string | null {
  const written = text(value)?.trim();
  if (written === undefined) return null;
  const claim = written.slice(written.lastIndexOf('|') + 1).replace(/^urn:spo:guest#|^smtp:/i, '');
  if (!/#ext#/i.test(claim)) return emailOf(claim);
  // The tenant behind `#EXT#@` is the host's; only the part before it belongs to the guest.
  const guest = GUEST_UPN.exec(claim);
  return guest ? emailOf(`${guest[1]}@${guest[2]}`) : null;
}
