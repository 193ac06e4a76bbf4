import { unescapeString } from './string-literal.ts';
import { TextRefusal } from './text-problem.ts';

export type Token =
  | { kind: 'name' | 'sign'; text: string; at: number }
  | { kind: 'text'; text: string; value: string; at: number }
  | { kind: 'number'; text: string; value: number; at: number }
  | { kind: 'end'; text: ''; at: number };

// Sticky, each reading one token forwards: a text is read once.
const SPACE = /(?:[ \t\r\n\f]+|\/\/[^\n]*)*/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'/y;
const RAW_TEXT = /[rR](?:"([^"\n]*)"|'([^'\n]*)')/y;
const SIGN = /&&|\|\||==|!=|<=|>=|[<>!()[\].,]/y;

/** Reads the token behind `from`, spaces and comments left out. */
export function readToken(text: string, from: number): Token {
  const at = from + lengthOf(SPACE, text, from);
  if (at >= text.length) return { kind: 'end', text: '', at: text.length };
  return rawText(text, at) ?? quotedText(text, at) ?? plainToken(text, at) ?? refuse(text, at);
}

function lengthOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.exec(text)?.[0].length ?? 0;
}

function rawText(text: string, at: number): Token | null {
  RAW_TEXT.lastIndex = at;
  const [whole, double, single] = RAW_TEXT.exec(text) ?? [];
  if (whole === undefined) return null;
  return { kind: 'text', text: whole, value: double ?? single ?? '', at };
}

function quotedText(text: string, at: number): Token | null {
  const length = lengthOf(TEXT, text, at);
  if (length === 0) return null;
  const whole = text.slice(at, at + length);
  return { kind: 'text', text: whole, value: unescapeString(whole.slice(1, -1), at), at };
}

function plainToken(text: string, at: number): Token | null {
  const name = lengthOf(NAME, text, at);
  if (name > 0) return { kind: 'name', text: text.slice(at, at + name), at };
  const number = lengthOf(NUMBER, text, at);
  if (number > 0) {
    const digits = text.slice(at, at + number);
    const value = Number(digits);
    if (!Number.isFinite(value)) throw new TextRefusal(at, `${digits} is too large a number`);
    return { kind: 'number', text: digits, value, at };
  }
  const sign = lengthOf(SIGN, text, at);
  return sign > 0 ? { kind: 'sign', text: text.slice(at, at + sign), at } : null;
}

function refuse(text: string, at: number): never {
  const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (sign === '"' || sign === "'") {
    throw new TextRefusal(at, `missing closing ${sign} on this line`);
  }
  throw new TextRefusal(at, `unexpected ${sign}; put text in double quotes`);
}
