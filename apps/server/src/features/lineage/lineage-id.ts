import { AppError } from '../../platform/app-error.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as the database writes it; null for a text that is no id at all. */
export function idOf(text: string): string | null {
  return UUID.test(text) ? text.toLowerCase() : null;
}

/** As `idOf`. Throws `resource.not_found` for a text that is no id. */
export function requireId(text: string): string {
  const id = idOf(text);
  if (id === null) throw new AppError('resource.not_found');
  return id;
}
