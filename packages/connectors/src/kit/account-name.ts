import { domainOf, localPartOf } from './address.ts';
import { lowerText, text } from './text.ts';

/** `DOMAIN\user`; devices that escape their logs twice write two backslashes and more. */
const QUALIFIED = /^([^\\@]{1,255})\\+([^\\]{1,512})$/;

/**
 * The account's own name in `DOMAIN\user`, `user@domain` or a bare name, as written. Null for none.
 */
export function accountName(value: unknown): string | null {
  const written = text(value)?.trim();
  if (written === undefined) return null;
  return localPartOf(written) ?? QUALIFIED.exec(written)?.[2]?.trim() ?? written;
}

/** The domain of an account in `DOMAIN\user` or `user@domain`, lower case; null for a bare name. */
export function accountDomain(value: unknown): string | null {
  const written = text(value)?.trim();
  if (written === undefined) return null;
  return domainOf(written) ?? lowerText(QUALIFIED.exec(written)?.[1]);
}
