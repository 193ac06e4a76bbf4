import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';

/** `onMergeUseExisting` asks to make one user of two: no proof of one address is enough for that here. */
export function loginIdTaken(): WireError {
  return new WireError(
    400,
    WIRE_CODES.invalidArguments,
    'Another user has this login id. Users are not merged here; ask an administrator.',
  );
}
