import { ownValue } from '@waybill/contract';
import { TextRefusal } from './text-problem.ts';

/** Signs that a reader would not see, or that would change the order in which the others are shown. */
const UNSEEN = /[\u007F-\u00A0\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;

/** A text between double quotes, as CEL writes it; what cannot be seen is escaped. */
export function printString(text: string): string {
  return JSON.stringify(text).replace(
    UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  '"': '"',
  "'": "'",
  '`': '`',
  '?': '?',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};
const ESCAPE =
  /\\([\\"'`?abfnrtv]|[xX][\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[0-3][0-7]{2}|)/g;

/** The text between quotes, with its escapes replaced. `offset` is its start. */
export function unescapeString(inner: string, offset: number): string {
  return inner.replace(ESCAPE, (whole: string, code: string) => {
    const known = ownValue(ESCAPES, code);
    if (known !== undefined) return known;
    const isOctal = /^\d/.test(code);
    const point = isOctal ? Number.parseInt(code, 8) : Number.parseInt(code.slice(1), 16);
    if (!(point <= 0x10_ffff)) {
      throw new TextRefusal(offset, `${whole} is no escape of a text; write \\\\ for \\`);
    }
    return String.fromCodePoint(point);
  });
}
