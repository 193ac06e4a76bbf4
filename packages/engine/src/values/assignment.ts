import { ownValue } from '@waybill/contract/own-value';
/** How a value is bound to the name before it. */
export interface Assignment {
  /** The name as written, without quotes: `DB_PASSWORD`, `user.password`, `--token`. */
  name: string;
  /**
   * Text between name and value, without blanks and quotes: `=`, `:`, `=>`, `,`, `(`, `>`, `-` (as in
   * `api-key-1a2b`) or nothing.
   */
  glue: string;
  /** Quote directly before the value, as written (`"`, `\"`, `&quot;`); empty without one. */
  quote: string;
  /** The value is an element of a list. */
  inList: boolean;
  /** The name is in quotes: what follows unquoted then is an expression. */
  isNameQuoted: boolean;
}

const ESCAPED_QUOTE = /(?:\\{0,3}["'`]|&quot;|&#3[49];|%22)$/;
const LIST = /\[\s{0,8}(?:\\?["'][^"']{0,80}\\?["'],\s?){0,4}$/;
const TYPE = /:\s{0,4}[A-Za-z][\w.<>| ?]{0,30}$/;
const VALUE_OF =
  /(?:key|name|id|field|property|variable|header)\s{0,4}\\?["']?\s{0,4}[=:]\s{0,4}\\?["']?([\w.$-]{1,60})\\?["'],?\s{1,8}\\?["']?$/i;
const VALUE_NAME = /^(?:value|default|content|text|defaultvalue)$/i;

/** Conversion functions: the value belongs to the name that receives their result. */
const CONVERSION =
  /^(?:bytes?|str|string|buffer\.from|bytearray|secretstring|securestring|[\w.]*(?:b64decode|unhexlify|frombase64|fromhex|tobytes|getbytes))$/i;

/** By their last character, longest first. */
const GLUES: Readonly<Record<string, readonly string[]>> = {
  '=': [':::=', '::=', ':=', '===', '!==', '==', '!=', '='],
  '~': ['=~'],
  ':': ['::', ':'],
  '>': ['=>', '->', '>'],
  '-': ['<-'],
  '|': ['||'],
  '?': ['??'],
  '<': ['<<'],
  ',': [','],
  '(': ['('],
};

/** The quote at the end of a text, as written; empty without one. */
export function quoteBefore(before: string): string {
  const last = before.charAt(before.length - 1);
  return '"\'`;2'.includes(last) ? (ESCAPED_QUOTE.exec(before)?.[0] ?? '') : '';
}

/**
 * The name that a value is assigned to, by up to 120 characters before it on its line; null if that
 * text is not a name and an assignment. Handles assignments and object members of common languages,
 * command-line flags, XML elements and attributes, call arguments and lists. Parsed backwards by hand,
 * since it runs at every candidate word.
 */
export function assignmentBefore(before: string): Assignment | null {
  if (before === '') return null;
  const quote = quoteBefore(before);
  const unquoted = before.slice(0, before.length - quote.length);
  const list = quote !== '' && /[[,]\s?$/.test(unquoted) ? LIST.exec(unquoted) : null;
  const bound = list === null ? unquoted : unquoted.slice(0, list.index);
  const end = skipBack(bound, bound.length, isBlank);
  const glue = glueAt(bound, end);
  if (glue === '' && end === bound.length && quote === '') return joinedBefore(bound);
  const front = bound.slice(0, end - glue.length);
  const name = nameAtEnd(front, glue);
  if (name === null || (list !== null && glue === '')) return null;
  const isNameQuoted = /["']\s?$/.test(front.slice(-2));
  const given = { name, glue: glue.trim(), quote, inList: list !== null, isNameQuoted };
  return convertedFor(front, given) ?? given;
}

/** The target of a conversion's result: `seed` in `seed = []byte("…")`. */
function convertedFor(front: string, { name, glue, quote }: Assignment): Assignment | null {
  if (glue !== '(' || !CONVERSION.test(name)) return null;
  const outside = front.slice(0, front.lastIndexOf(name));
  const given = assignmentBefore(outside.replace(/(?:new |\[\])$/, ''));
  return given && { ...given, quote };
}

function glueAt(text: string, end: number): string {
  const last = text.charAt(end - 1);
  for (const glue of ownValue(GLUES, last) ?? []) if (text.endsWith(glue, end)) return glue;
  return last === 's' && text.endsWith(' is', end) ? ' is' : '';
}

function nameAtEnd(text: string, glue: string): string | null {
  const untyped = glue === '=' && text.includes(':') ? text.replace(TYPE, '') : text;
  const end = skipBack(untyped, untyped.length, isAfterName);
  const name = nameBefore(untyped, end);
  if (name === '' || !VALUE_NAME.test(name)) return name === '' ? null : name;
  return VALUE_OF.exec(untyped.slice(0, end - name.length))?.[1] ?? name;
}

/** A name that goes over into its value: `vendor-secret-1a2b3c`. */
function joinedBefore(text: string): Assignment | null {
  if (!/\w[-.]$/.test(text.slice(-2))) return null;
  const name = nameBefore(text, text.length - 1);
  return name === '' ? null : { name, glue: '-', quote: '', inList: false, isNameQuoted: false };
}

const LONGEST_NAME = 60;

function nameBefore(text: string, end: number): string {
  const start = skipBack(text, end, isOfName);
  return text.slice(Math.max(start, end - LONGEST_NAME), end);
}

function skipBack(text: string, from: number, skips: (code: number) => boolean): number {
  let end = from;
  while (end > 0 && skips(text.charCodeAt(end - 1))) end -= 1;
  return end;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

function codesOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (letter) => letter.charCodeAt(0)));
}

const AFTER_NAME = codesOf(' \t"\'`])\\?!*');
const NAME = codesOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$@/.-');

function isAfterName(code: number): boolean {
  return AFTER_NAME.has(code);
}

function isOfName(code: number): boolean {
  return NAME.has(code);
}
