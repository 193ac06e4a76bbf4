import type { Condition } from '@waybill/contract';
import { validateCondition } from '../validate-condition.ts';
import { parseLeaf, type LeafPlace } from './parse-leaf.ts';
import { problemAt, TextRefusal, type TextProblem } from './text-problem.ts';
import { tokenReader, type TokenReader } from './token-reader.ts';

/** Longest text of a condition in code units, and deepest nesting of brackets and `!` in it. */
export const TEXT_LIMITS = { length: 1_000_000, depth: 64 } as const;

export type ConditionParse = { ok: true; condition: Condition } | ({ ok: false } & TextProblem);

/**
 * Parses a condition from its text form, a part of CEL, and checks it like `validateCondition`.
 * Unsupported syntax, such as arithmetic or `? :`, is refused with its position. Reads each token once,
 * so the time is linear in the length.
 */
export function parseCondition(text: string): ConditionParse {
  if (text.length > TEXT_LIMITS.length) {
    const reason = `the text is longer than ${TEXT_LIMITS.length} characters`;
    return { ok: false, ...problemAt(text, TEXT_LIMITS.length, reason) };
  }
  const places: Places = { leaves: new Map(), groups: new Map() };
  try {
    const reading: Reading = { tokens: tokenReader(text), depth: 0, places };
    const tree = parseAny(reading);
    if (reading.tokens.peek().kind !== 'end')
      reading.tokens.refuse('&&, || or the end of the text');
    const checked = validateCondition(tree);
    if (checked.ok) return checked;
    const { offset, subject } = placeOf(tree, checked.path, places);
    return { ok: false, ...problemAt(text, offset, `${subject} ${checked.reason}`) };
  } catch (error) {
    if (!(error instanceof TextRefusal)) throw error;
    return { ok: false, ...problemAt(text, error.offset, error.message) };
  }
}

/** Where the parts of the tree are in the text. */
interface Places {
  leaves: Map<unknown, LeafPlace>;
  groups: Map<unknown, number>;
}

interface Reading {
  tokens: TokenReader;
  depth: number;
  places: Places;
}

function parseAny(reading: Reading): Condition {
  return parseChain(reading, '||', parseAll, (children) => ({ any: children }));
}

function parseAll(reading: Reading): Condition {
  return parseChain(reading, '&&', parseUnary, (children) => ({ all: children }));
}

function parseChain(
  reading: Reading,
  sign: string,
  parsePart: (reading: Reading) => Condition,
  group: (children: Condition[]) => Condition,
): Condition {
  const { tokens, places } = reading;
  const { at } = tokens.peek();
  const first = parsePart(reading);
  if (!tokens.isNext(sign)) return first;
  const children = [first];
  while (tokens.takeIf(sign)) children.push(parsePart(reading));
  const node = group(children);
  places.groups.set(node, at);
  return node;
}

function parseUnary(reading: Reading): Condition {
  const { tokens, places } = reading;
  const { at } = tokens.peek();
  if (tokens.takeIf('!')) return placed({ not: deeper(reading, at, parseUnary) }, at, places);
  if (tokens.takeIf('(')) {
    const node = deeper(reading, at, parseAny);
    if (!tokens.takeIf(')')) tokens.refuse('&&, || or )');
    return node;
  }
  if (tokens.takeIf('[')) return placed(deeper(reading, at, parseMacro), at, places);
  const { leaf, place } = parseLeaf(tokens);
  places.leaves.set(leaf, place);
  return leaf;
}

/** A group of one or none: `[x].all(c, c)`. */
function parseMacro(reading: Reading): Condition {
  const { tokens } = reading;
  const children: Condition[] = [];
  while (!tokens.takeIf(']')) {
    if (children.length > 0) tokens.expect(',');
    children.push(parseAny(reading));
  }
  tokens.expect('.');
  const isAll = tokens.isNext('all');
  if (!isAll && !tokens.isNext('exists')) tokens.refuse('all(c, c) or exists(c, c)');
  tokens.take();
  tokens.expect('(');
  const variable = tokens.take();
  tokens.expect(',');
  tokens.expect(variable.text);
  tokens.expect(')');
  return isAll ? { all: children } : { any: children };
}

function deeper(reading: Reading, at: number, parse: (reading: Reading) => Condition): Condition {
  if (reading.depth >= TEXT_LIMITS.depth) {
    throw new TextRefusal(at, `the condition is nested deeper than ${TEXT_LIMITS.depth} levels`);
  }
  reading.depth += 1;
  const node = parse(reading);
  reading.depth -= 1;
  return node;
}

function placed(node: Condition, at: number, places: Places): Condition {
  places.groups.set(node, at);
  return node;
}

const SUBJECTS = { f: 'the field', op: 'the operator', v: 'the value' } as const;

/** Position of the tree part at a path, and its kind. */
function placeOf(
  tree: Condition,
  path: string,
  { leaves, groups }: Places,
): { offset: number; subject: string } {
  const steps = path === '' ? [] : path.split('.');
  let node: unknown = tree;
  let offset = groups.get(tree) ?? 0;
  for (const step of steps) {
    const place = leaves.get(node);
    if (place !== undefined && (step === 'f' || step === 'op' || step === 'v')) {
      return { offset: place[step], subject: SUBJECTS[step] };
    }
    node = childOf(node, step);
    offset = groups.get(node) ?? leaves.get(node)?.f ?? offset;
  }
  return { offset, subject: 'the condition' };
}

function childOf(node: unknown, step: string): unknown {
  return typeof node === 'object' && node !== null
    ? Object.entries(node).find(([key]) => key === step)?.[1]
    : undefined;
}
