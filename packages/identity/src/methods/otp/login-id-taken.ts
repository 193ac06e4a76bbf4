import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';

/** `onMergeUseExisting` asks to merge two users: one verified address is not enough for that here. */
export function loginIdTaken(): WireError {
  return new WireError(
    400,
    WIRE_CODES.invalidArguments,
    'Another user has this login id. Users are not merged here; ask an administrator.',
  );
}
