import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';

/** SQL form of a cursor value in the statement that reads the next page. */
export type CursorType = keyof typeof VALUES;

const TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?(Z|[+-]\d{2}(:\d{2})?)$/;
const Text = z.string().refine((text) => !text.includes('\0') && text.isWellFormed());
const wholeUpTo = (most: number) => z.coerce.number().int().min(-most).max(most);

/** Each accepts the `encodeCursor` input of its type, and nothing that the database cannot read. */
const VALUES = {
  timestamptz: z.string().refine((text) => text === 'infinity' || isInstant(text)),
  uuid: z.guid(),
  smallint: wholeUpTo(32_767),
  integer: wholeUpTo(2_147_483_647),
  bigint: wholeUpTo(Number.MAX_SAFE_INTEGER),
  text: Text,
} as const;

/** End of a page, as an opaque text: the sort values of its last row. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** The values of a cursor, each of the given type. Throws `request.invalid` if it is invalid. */
export function decodeCursor(cursor: string, types: readonly CursorType[]): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const list = z.array(z.unknown()).length(types.length).parse(values);
    return types.map((type, index) => VALUES[type].parse(list[index]));
  } catch (cause) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'cursor', message: 'is not a valid cursor for this list' }],
      cause,
    });
  }
}

/** Whether it is a time of a day that exist, as JavaScript or PostgreSQL writes it. */
function isInstant(text: string): boolean {
  const day = TIME.exec(text)?.[1] ?? '';
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) && !day.startsWith('0000');
}
