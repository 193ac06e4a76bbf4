import { MOST_KEY_TEXT } from '@waybill/contract';

/**
 * A value as text: a non-empty string, or a number; anything else is null. NUL and broken surrogates
 * are removed, because no database column accepts them.
 */
export function text(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const clean = isStorable(value) ? value : value.replaceAll('\0', '').toWellFormed();
  return startsVisibly(clean) || clean.trim() !== '' ? clean : null;
}

function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** The usual case, decided by one character: it starts with a visible ASCII one. */
function startsVisibly(value: string): boolean {
  const first = value.charCodeAt(0);
  return first > 32 && first < 127;
}

/** Like `text`, for identifiers of entities: null if too long for an index. */
export function keyText(value: unknown): string | null {
  const found = text(value);
  return found !== null && found.length <= MOST_KEY_TEXT ? found : null;
}

/** Like `keyText`, in lower case: for logins and addresses. */
export function lowerKeyText(value: unknown): string | null {
  return keyText(value)?.toLowerCase() ?? null;
}

/** Like `text`, in lower case: for addresses, hosts and enumerated words. */
export function lowerText(value: unknown): string | null {
  return text(value)?.toLowerCase() ?? null;
}

/** The texts of a list, or a single value; without empty ones. */
export function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map(text).filter((item) => item !== null);
}
