import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** One answer for a token that no one gave out, that was used and that may not be used anymore. */
export function linkUnknown(): WireError {
  return new WireError(401, WIRE_CODES.wrongCode, 'The link is not valid or was used already');
}

export function linkExpired(): WireError {
  return new WireError(401, WIRE_CODES.codeExpired, 'The link has expired');
}
