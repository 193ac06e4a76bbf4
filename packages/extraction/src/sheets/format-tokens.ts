/** One piece of a number format. */
export type FormatToken =
  | { kind: 'literal'; text: string }
  /** `0`, `#` or `?`. */
  | { kind: 'digit'; text: string }
  | { kind: 'point' | 'comma' | 'percent' | 'slash' | 'text' | 'general' }
  /** `E+` or `E-`. */
  | { kind: 'exponent'; text: string }
  /** Letters of a date or time, lower case; `[h]` for elapsed time; `am/pm`. */
  | { kind: 'date'; text: string };

/** A part of a format, for the numbers that its condition names. */
export interface FormatSection {
  tokens: readonly FormatToken[];
  condition?: { operator: string; limit: number };
  isDate: boolean;
}

const TOKEN =
  /"([^"]*)"|\\(.)|_(.)|\*.|\[([^\]]*)\]|(general)|(am\/pm|a\/p)|(e[+-])|(y+|m+|d+|h+|s+|b+)|([0#?])|([.,%@/])|(.)/gisy;
const SIMPLE = {
  '.': 'point',
  ',': 'comma',
  '%': 'percent',
  '@': 'text',
  '/': 'slash',
} as const;

/** Sections of a number format, as ECMA-376 part 1, 18.8.31 describes them. */
export function parseFormat(code: string): FormatSection[] {
  return splitSections(code).map(parseSection);
}

function splitSections(code: string): string[] {
  return code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+|(?<=;)(?=;|$)/gs) ?? [code];
}

function parseSection(section: string): FormatSection {
  const tokens: FormatToken[] = [];
  let condition: FormatSection['condition'];
  for (const match of section.matchAll(TOKEN)) {
    const bracketed = match[4];
    if (bracketed === undefined) tokens.push(...tokenOf(match));
    else {
      const compared = /^([<>=]{1,2})(-?[\d.]+)$/.exec(bracketed);
      if (compared) condition = { operator: compared[1] ?? '', limit: Number(compared[2]) };
      else tokens.push(...bracketToken(bracketed));
    }
  }
  const isDate = tokens.some(({ kind }) => kind === 'date');
  return { tokens, isDate, ...(condition && { condition }) };
}

/** `[$€-407]` is a currency, `[h]` elapsed time; colours and calendars are nothing to read. */
function bracketToken(content: string): FormatToken[] {
  if (content.startsWith('$')) {
    return [{ kind: 'literal', text: content.slice(1).replace(/-[0-9A-Fa-f]*$/, '') }];
  }
  return /^(?:h+|m+|s+)$/i.test(content)
    ? [{ kind: 'date', text: `[${content.charAt(0).toLowerCase()}]` }]
    : [];
}

function tokenOf(match: RegExpMatchArray): FormatToken[] {
  const [, quoted, escaped, space, , general, halves, exponent, date, digit, simple, other] = match;
  const literal = quoted ?? escaped ?? (space === undefined ? other : ' ');
  if (literal !== undefined) return [{ kind: 'literal', text: literal }];
  if (general !== undefined) return [{ kind: 'general' }];
  if (exponent !== undefined) return [{ kind: 'exponent', text: exponent }];
  const named = halves ?? date;
  if (named !== undefined) return [{ kind: 'date', text: named.toLowerCase() }];
  if (digit !== undefined) return [{ kind: 'digit', text: digit }];
  return isSimple(simple) ? [{ kind: SIMPLE[simple] }] : [];
}

function isSimple(letter: string | undefined): letter is keyof typeof SIMPLE {
  return letter !== undefined && letter in SIMPLE;
}
