export interface CodeToken {
  kind: 'key' | 'string' | 'number' | 'word' | 'plain';
  text: string;
}

const PATTERN =
  /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|\b(true|false|null)\b/g;

function kindOf(match: RegExpExecArray): CodeToken['kind'] {
  if (match[1] !== undefined) return match[2] === undefined ? 'string' : 'key';
  return match[3] === undefined ? 'word' : 'number';
}

/** The parts of one line of printed JSON; joined they equal the line. */
export function tokenize(line: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of line.matchAll(PATTERN)) {
    const text = match[1] ?? match[0];
    if (match.index > end) tokens.push({ kind: 'plain', text: line.slice(end, match.index) });
    tokens.push({ kind: kindOf(match), text });
    end = match.index + text.length;
  }
  if (end < line.length) tokens.push({ kind: 'plain', text: line.slice(end) });
  return tokens;
}
