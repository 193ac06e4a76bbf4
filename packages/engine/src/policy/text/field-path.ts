import { formatRecordPath, parseRecordPath } from '../record-path.ts';
import { printString } from './string-literal.ts';

const NAME = /^[A-Za-z_]\w*$/;
const INDEX = /^(?:0|[1-9]\d{0,8})$/;
const RESERVED: readonly string[] = ['in', 'true', 'false', 'null'];

/** A field as CEL writes it: `record.items[0]["a.b"]`. */
export function printField(name: string): string {
  const path = parseRecordPath(name);
  const [first = '', ...rest] = path === null ? name.split('.') : ['record', ...path];
  return first + rest.map(printSegment).join('');
}

function printSegment(segment: string): string {
  if (INDEX.test(segment)) return `[${segment}]`;
  return NAME.test(segment) && !RESERVED.includes(segment)
    ? `.${segment}`
    : `[${printString(segment)}]`;
}

/** The name of the field that a path leads to, as conditions write it. */
export function fieldNameOf([first = '', ...rest]: readonly string[]): string {
  if (first === 'record' && rest.length > 0) return formatRecordPath(rest);
  return [first, ...rest].join('.');
}

export function isReserved(word: string): boolean {
  return RESERVED.includes(word);
}
