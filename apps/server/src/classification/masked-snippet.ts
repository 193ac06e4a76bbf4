/** Code units shown on either side of a value. */
const AROUND = 40;
/** A value longer than this is shown shortened. */
const LONGEST = 48;
/** A value of at least so many letters and digits keeps its last four, so that it can be told from others. */
const TELLABLE = 12;
const TAIL = 4;
const MASK = '•';

/** Anything in the surroundings that may be a value itself: with a digit or an at sign, four long or more. */
const SUSPICIOUS = /(?=\S*[\p{N}@])\S{4,}/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;
const LINE_BREAK = /[\r\n]+/;

export interface Span {
  start: number;
  end: number;
}

/**
 * What stands around a place of a text, on its own line, with the value and everything that may be one
 * masked. `spans` are the places of all findings; offsets in UTF-16 code units.
 */
export function maskedSnippet(
  text: string,
  place: Span & { showsTail: boolean },
  spans: readonly Span[],
): string {
  const from = Math.max(0, place.start - AROUND);
  const to = Math.min(text.length, place.end + AROUND);
  const before = masked(text, { start: from, end: place.start }, spans);
  const behind = masked(text, { start: place.end, end: to }, spans);
  const lead = before.split(LINE_BREAK).at(-1) ?? '';
  const trail = behind.split(LINE_BREAK)[0] ?? '';
  return `${lead}${maskedValue(text.slice(place.start, place.end), place.showsTail)}${trail}`;
}

/** The value with its letters and digits masked, except the last four of a long one when told to show them. */
export function maskedValue(value: string, showsTail: boolean): string {
  const signs = value.match(LETTER_OR_DIGIT)?.length ?? 0;
  let left = signs;
  const kept = showsTail && signs >= TELLABLE ? TAIL : 0;
  const whole = value
    .replaceAll(LETTER_OR_DIGIT, (sign) => (left-- <= kept ? sign : MASK))
    .replaceAll(/\s+/g, ' ');
  return whole.length <= LONGEST ? whole : `…${whole.slice(-LONGEST)}`;
}

function masked(text: string, part: Span, spans: readonly Span[]): string {
  let shown = '';
  let at = part.start;
  for (const span of spans) {
    const start = Math.max(span.start, at);
    const end = Math.min(span.end, part.end);
    if (start >= end) continue;
    shown += suspiciousMasked(text.slice(at, start)) + MASK.repeat(Math.min(end - start, LONGEST));
    at = end;
  }
  return shown + suspiciousMasked(text.slice(at, part.end));
}

function suspiciousMasked(text: string): string {
  return text.replaceAll(SUSPICIOUS, (token) => token.replaceAll(LETTER_OR_DIGIT, MASK));
}
