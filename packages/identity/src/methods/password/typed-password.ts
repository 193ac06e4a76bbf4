import { PASSWORD_MAX_LENGTH } from '../../password/password-policy.ts';
import { requiredText } from '../../wire/fields.ts';

/** A claimed password: a longer one cannot be valid, and is not hashed. */
export function typedPassword(name: string) {
  return requiredText(name, PASSWORD_MAX_LENGTH);
}
