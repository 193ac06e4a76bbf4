import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** The same error for a token that is unknown, used or no longer allowed. */
export function linkUnknown(): WireError {
  return new WireError(401, WIRE_CODES.wrongCode, 'The link is not valid or was used already');
}

export function linkExpired(): WireError {
  return new WireError(401, WIRE_CODES.codeExpired, 'The link has expired');
}
