/** A value with the text before and after it on its line, as checks of classifiers see it. */
export interface Surroundings {
  value: string;
  before: string;
  behind: string;
}

/** Characters of a run; by code, 1 if the character belongs to it. */
type RunTable = Uint8Array;

function runTable(pattern: RegExp): RunTable {
  return Uint8Array.from({ length: 128 }, (_, code) =>
    pattern.test(String.fromCharCode(code)) ? 1 : 0,
  );
}

export const HEX: RunTable = runTable(/[0-9a-f]/i);
export const HEX_AND_HYPHENS: RunTable = runTable(/[0-9a-f-]/i);
export const BASE64: RunTable = runTable(/[\w+/=-]/);

/** The run of the given characters that a value is a part of, itself included. */
export function runAround({ value, before, behind }: Surroundings, table: RunTable): string {
  let start = before.length;
  while (start > 0 && table[before.charCodeAt(start - 1)] === 1) start -= 1;
  let end = 0;
  while (end < behind.length && table[behind.charCodeAt(end)] === 1) end += 1;
  return start === before.length && end === 0
    ? value
    : before.slice(start) + value + behind.slice(0, end);
}
