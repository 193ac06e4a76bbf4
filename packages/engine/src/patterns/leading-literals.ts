import type { CodePoints } from './code-points.ts';
import { utf8Length, type SyntaxNode } from './syntax-tree.ts';

/** Prefix of all matches of a part; `whole` if it is the complete match. */
interface Prefix {
  text: string;
  whole: boolean;
}

const MOST_LITERALS = 64;
/**
 * Larger classes produce many unspecific literals; digits and letters are recognized by token shapes.
 */
const MOST_OF_CLASS = 8;
const SHORTEST = 3;
const MOST_FOLD = 4;
const LONGEST = 32;

/**
 * At most 64 literals of 3 to 32 bytes, one of which starts every match; null if none. Lower case
 * (ASCII) if the pattern is caseless.
 */
export function leadingLiterals(tree: SyntaxNode, caseless: boolean): readonly string[] | null {
  const texts = new Set(prefixesOf(tree, caseless).map(({ text }) => text));
  const literals = [...texts].filter((text) => !hasBeginningIn(text, texts));
  return literals.every((text) => byteLength(text) >= SHORTEST) ? literals : null;
}

function hasBeginningIn(text: string, texts: ReadonlySet<string>): boolean {
  for (let length = 0; length < text.length; length += 1) {
    if (texts.has(text.slice(0, length))) return true;
  }
  return false;
}

const NOTHING: readonly Prefix[] = [{ text: '', whole: true }];
const ANYTHING: readonly Prefix[] = [{ text: '', whole: false }];

/** One prefix of the result begins every match of the node; without bound on matches, on prefixes 64. */
function prefixesOf(node: SyntaxNode, caseless: boolean): readonly Prefix[] {
  switch (node.kind) {
    case 'set':
      return setPrefixes(node.points, caseless);
    case 'assertion':
      return NOTHING;
    case 'sequence':
      return joinAll(node.parts.map((part) => () => prefixesOf(part, caseless)));
    case 'choice':
      return unite(node.options.map((option) => prefixesOf(option, caseless)));
    case 'repeat': {
      const body = prefixesOf(node.body, caseless);
      const copies = Array.from({ length: node.minimum }, () => () => body);
      if (node.maximum === node.minimum) return joinAll(copies);
      if (node.minimum === 0 && node.maximum === 1) return unite([body, NOTHING]);
      // More copies or the rest of the pattern may follow.
      return joinAll([...copies, () => ANYTHING]);
    }
  }
}

function joinAll(parts: readonly (() => readonly Prefix[])[]): readonly Prefix[] {
  let joined = NOTHING;
  for (const part of parts) {
    if (joined.every(({ whole }) => !whole)) break;
    const longer = join(joined, part());
    if (longer.length > mostAfter(joined))
      return joined.map(({ text }) => ({ text, whole: false }));
    joined = longer;
  }
  return joined;
}

/** Sufficiently long literals are not expanded for one more byte. */
function mostAfter(joined: readonly Prefix[]): number {
  const areEnough = joined.every(({ text }) => byteLength(text) >= SHORTEST);
  return Math.min(MOST_LITERALS, areEnough ? MOST_FOLD * joined.length : MOST_LITERALS);
}

function join(heads: readonly Prefix[], tails: readonly Prefix[]): readonly Prefix[] {
  return heads.flatMap((head) => {
    if (!head.whole) return [head];
    if (byteLength(head.text) >= LONGEST) return [{ ...head, whole: false }];
    return tails.map(({ text, whole }) => ({ text: head.text + text, whole }));
  });
}

function unite(options: readonly (readonly Prefix[])[]): readonly Prefix[] {
  const all = options.flat();
  return all.length > MOST_LITERALS ? ANYTHING : all;
}

function setPrefixes(points: CodePoints, caseless: boolean): readonly Prefix[] {
  let left = (caseless ? 2 : 1) * MOST_OF_CLASS;
  for (const [first, last] of points) {
    left -= last - first + 1;
    if (left < 0) return ANYTHING;
  }
  const texts = new Set<string>();
  for (const [first, last] of points) {
    for (let point = first; point <= last; point += 1) {
      texts.add(String.fromCodePoint(caseless && isUpperAscii(point) ? point + 0x20 : point));
    }
  }
  return [...texts].map((text) => ({ text, whole: true }));
}

const isUpperAscii = (point: number): boolean => point >= 0x41 && point <= 0x5a;

function byteLength(text: string): number {
  let bytes = 0;
  for (const sign of text) bytes += utf8Length(sign.codePointAt(0) ?? 0);
  return bytes;
}
