import { ownValue } from '@waybill/contract/own-value';
import { codePoints, complement, type CodePoints } from './code-points.ts';
import { foldCase } from './letter-case.ts';
import { parseClass } from './parse-class.ts';
import { parseEscape } from './parse-escape.ts';
import { parseGroupOpening } from './parse-group-opening.ts';
import { parseQuantifier } from './parse-quantifier.ts';
import { PatternRefusal } from './pattern-refusal.ts';
import { sourceReader, type SourceReader } from './source-reader.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/** Effect of `(?ims)` at the start of a source. */
export interface SyntaxFlags {
  /** Letters match in either case. */
  caseless: boolean;
  /** `^` and `$` match at line breaks too. */
  lines: boolean;
  /** `.` matches line breaks too. */
  dotAll: boolean;
}

export interface ParsedPattern {
  tree: SyntaxNode;
  flags: SyntaxFlags;
}

/** Deeper groups than anyone writes; it bounds the recursion of everything that walks the tree. */
const DEEPEST = 100;

/** Not `.`: as in JavaScript, but for the two separators of Unicode that no text format uses. */
const LINE_BREAKS: CodePoints = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
];

const REFUSED_SIGNS: Readonly<Record<string, string>> = {
  '*': 'there is nothing to repeat; write \\* for the sign.',
  '+': 'there is nothing to repeat; write \\+ for the sign.',
  '?': 'there is nothing to repeat; write \\? for the sign.',
  '{': 'this is no repeat such as {2,5}; write \\{ for the brace.',
};

/**
 * Parses a pattern: literals, escapes, classes, groups, alternatives, repeats and anchors. `caseless`
 * applies to the whole pattern, as does `(?i)`. Throws a `PatternRefusal` for anything else.
 */
export function parsePattern(source: string, caseless: boolean): ParsedPattern {
  const reader = sourceReader(source);
  const inline = reader.match(/\(\?([ims]+)\)/y)?.[1] ?? '';
  const flags: SyntaxFlags = {
    caseless: caseless || inline.includes('i'),
    lines: inline.includes('m'),
    dotAll: inline.includes('s'),
  };
  const tree = parseChoice(reader, flags, 0);
  if (!reader.ended()) {
    throw new PatternRefusal(
      reader.position(),
      'no group is open here; write \\) for the bracket.',
    );
  }
  return { tree, flags };
}

function parseChoice(reader: SourceReader, flags: SyntaxFlags, depth: number): SyntaxNode {
  const options = [parseSequence(reader, flags, depth)];
  while (reader.skip('|')) options.push(parseSequence(reader, flags, depth));
  const [only] = options;
  return options.length === 1 && only !== undefined ? only : { kind: 'choice', options };
}

function parseSequence(reader: SourceReader, flags: SyntaxFlags, depth: number): SyntaxNode {
  const parts: SyntaxNode[] = [];
  while (!reader.ended() && !reader.at('|') && !reader.at(')')) {
    const part = parsePart(reader, flags, depth);
    const repeat = parseQuantifier(reader);
    if (repeat === undefined) parts.push(part);
    else if (part.kind === 'assertion') {
      throw new PatternRefusal(repeat.position, 'an anchor or a word edge cannot be repeated.');
    } else parts.push({ kind: 'repeat', body: part, ...repeat });
  }
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: 'sequence', parts };
}

function parsePart(reader: SourceReader, flags: SyntaxFlags, depth: number): SyntaxNode {
  const position = reader.position();
  if (reader.skip('(')) return parseGroup(reader, flags, depth);
  if (reader.skip('[')) return { kind: 'set', points: parseClass(reader, flags.caseless) };
  const edge = reader.match(/\\([bB])/y)?.[1];
  if (edge !== undefined) {
    return { kind: 'assertion', assertion: edge === 'b' ? 'word-edge' : 'no-word-edge' };
  }
  if (reader.skip('\\')) return setOf(parseEscape(reader, position), flags);
  return parseSign(reader, flags);
}

function parseSign(reader: SourceReader, flags: SyntaxFlags): SyntaxNode {
  const position = reader.position();
  const sign = reader.take();
  if (sign === '^') {
    return { kind: 'assertion', assertion: flags.lines ? 'line-start' : 'text-start' };
  }
  if (sign === '$') return { kind: 'assertion', assertion: flags.lines ? 'line-end' : 'text-end' };
  if (sign === '.') return { kind: 'set', points: complement(flags.dotAll ? [] : LINE_BREAKS) };
  const reason = ownValue(REFUSED_SIGNS, sign);
  if (reason !== undefined) throw new PatternRefusal(position, reason);
  const point = sign.codePointAt(0) ?? 0;
  if (point >= 0xd800 && point <= 0xdfff) {
    throw new PatternRefusal(position, 'half of a character stands here.');
  }
  return { kind: 'set', points: pointsOfSign(point, flags) };
}

/** Most signs are ASCII: their sets are made once for all patterns. */
const SIGNS = new Map<number, CodePoints>();
const SIGNS_OF_ANY_CASE = new Map<number, CodePoints>();

function pointsOfSign(point: number, { caseless }: SyntaxFlags): CodePoints {
  const known = caseless ? SIGNS_OF_ANY_CASE : SIGNS;
  const found = known.get(point);
  if (found !== undefined) return found;
  const range: CodePoints = [[point, point]];
  const points = caseless ? foldCase(range) : range;
  if (point < 0x80) known.set(point, points);
  return points;
}

function parseGroup(reader: SourceReader, flags: SyntaxFlags, depth: number): SyntaxNode {
  const opening = reader.position() - 1;
  parseGroupOpening(reader, opening);
  if (depth >= DEEPEST) {
    throw new PatternRefusal(opening, `groups are nested more than ${DEEPEST} deep.`);
  }
  const body = parseChoice(reader, flags, depth + 1);
  if (!reader.skip(')')) throw new PatternRefusal(opening, 'the group is not closed with ).');
  // A group keeps its own node, so that `(\b)*` is a repeat of a group and not of an anchor.
  return { kind: 'sequence', parts: [body] };
}

function setOf(points: CodePoints, flags: SyntaxFlags): SyntaxNode {
  return { kind: 'set', points: flags.caseless ? foldCase(points) : codePoints(points) };
}
