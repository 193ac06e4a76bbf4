import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';

const Cursor = z.array(z.union([z.string(), z.number()])).max(4);

/** Where a page ended, as an opaque text: the sort values of its last row. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor of the given length. Throws `request.invalid` when it is none of ours. */
export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values = Cursor.length(length).parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    );
    return values;
  } catch (cause) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'cursor', message: 'is not a cursor of this list' }],
      cause,
    });
  }
}
