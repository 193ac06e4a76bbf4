import { isKnownZone } from '@waybill/engine';
import { AppError } from '../platform/app-error.ts';

/**
 * Throws `request.invalid` naming the field if it is not an IANA time zone. Offsets such as `+02:00`
 * are refused: the database inverts their sign.
 */
export function requireTimeZone(name: string, field: string): void {
  if (!isKnownZone(name)) throw unknownTimeZone(field);
}

function unknownTimeZone(field: string, cause?: unknown): AppError {
  return new AppError('request.invalid', {
    errors: [{ path: field, message: 'is not an IANA time zone' }],
    cause,
  });
}

/** SQLSTATE of a value that the database does not know, e.g. the name of a zone. */
const INVALID_VALUE = '22023';

/**
 * Does work in which the database uses a zone from outside. An operator's own server may know fewer
 * zones than the runtime does: this is reported as `request.invalid` for the field, not as an internal error.
 */
export async function namingTheZone<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isUnknown =
      error instanceof Error &&
      'code' in error &&
      error.code === INVALID_VALUE &&
      error.message.startsWith('time zone');
    throw isUnknown ? unknownTimeZone(field, error) : error;
  }
}
