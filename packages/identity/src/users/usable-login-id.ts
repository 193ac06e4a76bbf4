import { invalid } from '../wire/wire-error.ts';

/** Our own ids in any case: as a login id one would represent someone else. */
const OWN_ID = /^[ptursfk][0-9a-z]{27}$/i;

/** Throws E011003 for a new login id that is blank, has control characters or looks like an id of this provider. */
export function requireUsableLoginId(loginId: string): void {
  const trimmed = loginId.normalize('NFKC').trim();
  if (trimmed === '') throw invalid('"loginId" must not be empty');
  if (/\p{Cc}/u.test(trimmed)) throw invalid('"loginId" must not have control characters');
  if (OWN_ID.test(trimmed)) throw invalid('"loginId" must not look like an id');
}
