import { PASSWORD_MAX_LENGTH } from '../../password/password-policy.ts';
import { requiredText } from '../../wire/fields.ts';

/** A password that someone says is theirs: a longer one is no one’s, and is not hashed. */
export function typedPassword(name: string) {
  return requiredText(name, PASSWORD_MAX_LENGTH);
}
