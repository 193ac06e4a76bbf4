/**
 * Printable one-byte characters that JSON does not escape: everything from the space on except `"` and
 * `\`.
 */
const BASE = 93;
const QUOTE = 34;
const BACKSLASH = 92;
const FIRST = 32;

/** Encodes integers below 93 to the power of `digits` as text with `digits` characters each. */
export function packNumbers(numbers: Iterable<number>, digits: number): string {
  let text = '';
  for (const number of numbers) {
    let rest = number;
    for (let digit = 0; digit < digits; digit += 1) {
      text += letterOf(rest % BASE);
      rest = Math.floor(rest / BASE);
    }
  }
  return text;
}

/** Decodes `packNumbers` output starting at `from`. */
export function unpackNumbers(text: string, digits: number, from = 0): number[] {
  const numbers: number[] = [];
  for (let at = from; at < text.length; at += digits) {
    let number = 0;
    for (let digit = digits - 1; digit >= 0; digit -= 1) {
      number = number * BASE + digitOf(text.charCodeAt(at + digit));
    }
    numbers.push(number);
  }
  return numbers;
}

const LETTERS = Array.from({ length: BASE }, (_, digit) => {
  const code = FIRST + digit;
  const unquoted = code >= QUOTE ? code + 1 : code;
  return String.fromCharCode(unquoted >= BACKSLASH ? unquoted + 1 : unquoted);
});

function letterOf(digit: number): string {
  return LETTERS[digit] ?? '';
}

function digitOf(code: number): number {
  const unescaped = code > BACKSLASH ? code - 1 : code;
  return (unescaped > QUOTE ? unescaped - 1 : unescaped) - FIRST;
}
