import { AppError } from '../../platform/app-error.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in database form; null for an invalid id. */
export function idOf(text: string): string | null {
  return UUID.test(text) ? text.toLowerCase() : null;
}

/** Like `idOf`. Throws `resource.not_found` for an invalid id. */
export function requireId(text: string): string {
  const id = idOf(text);
  if (id === null) throw new AppError('resource.not_found');
  return id;
}
