import { codePoints, complement, type CodePoints } from './code-points.ts';
import { foldCase } from './letter-case.ts';
import { parseEscape } from './parse-escape.ts';
import { PatternRefusal } from './pattern-refusal.ts';
import type { SourceReader } from './source-reader.ts';

/** The set of a class. The reader is behind the `[`. */
export function parseClass(reader: SourceReader, caseless: boolean): CodePoints {
  const opening = reader.position() - 1;
  const negated = reader.skip('^');
  if (reader.at(']')) {
    throw new PatternRefusal(opening, 'the class is empty; write \\] for the bracket itself.');
  }
  const parts: CodePoints[] = [];
  while (!reader.skip(']')) {
    if (reader.ended()) throw new PatternRefusal(opening, 'the class is not closed with ].');
    parts.push(parseMember(reader));
  }
  const listed = codePoints(parts.flat());
  const set = caseless ? foldCase(listed) : listed;
  const members = negated ? complement(set) : set;
  if (members.length === 0) throw new PatternRefusal(opening, 'the class matches no character.');
  return members;
}

function parseMember(reader: SourceReader): CodePoints {
  const position = reader.position();
  const from = parseSingle(reader);
  if (!reader.at('-') || reader.at('-]')) return from;
  reader.skip('-');
  const to = parseSingle(reader);
  const first = onlyPoint(from);
  const last = onlyPoint(to);
  if (first === undefined || last === undefined) {
    throw new PatternRefusal(position, 'a range goes from one character to another; write \\-.');
  }
  if (first > last) {
    throw new PatternRefusal(position, 'the range is the wrong way round.');
  }
  return [[first, last]];
}

function parseSingle(reader: SourceReader): CodePoints {
  const position = reader.position();
  if (['[:', '[.', '[='].some((opening) => reader.at(opening))) {
    throw new PatternRefusal(
      position,
      'named classes are not supported; write the characters, such as a-z, or \\[.',
    );
  }
  if (reader.skip('\\')) {
    if (reader.at('b') || reader.at('B')) {
      throw new PatternRefusal(
        position,
        'a word edge is not a character; write \\x08 for backspace.',
      );
    }
    return parseEscape(reader, position);
  }
  const point = reader.take().codePointAt(0) ?? 0;
  return [[point, point]];
}

function onlyPoint(set: CodePoints): number | undefined {
  const [range] = set;
  return set.length === 1 && range?.[0] === range?.[1] ? range?.[0] : undefined;
}
