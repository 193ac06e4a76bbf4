import type { Leaf, Operand, Operator, Scalar } from '@waybill/contract';
import { fieldNameOf, isReserved } from './field-path.ts';
import { INFIX_SIGNS, METHODS, operatorOf } from './operator-words.ts';
import { TextRefusal } from './text-problem.ts';
import type { TokenReader } from './token-reader.ts';

/** Where the parts of a leaf are in the text. */
export interface LeafPlace {
  f: number;
  op: number;
  v: number;
}

export interface PlacedLeaf {
  leaf: Leaf;
  place: LeafPlace;
}

/** A field, and the method called on it, if any. */
interface FieldPath {
  name: string;
  at: number;
  /** Whether `.fold()` follows it. */
  isFolded: boolean;
  method: { word: string; at: number } | null;
}

/** Parses one comparison: `has(field)`, `field sign operand` or `field.word(operand)`. */
export function parseLeaf(tokens: TokenReader): PlacedLeaf {
  const path = parsePath(tokens);
  if (path.name === 'has' && tokens.isNext('(')) return parseHas(tokens, path.at);
  if (path.method !== null) return parseCall(tokens, path, path.method);
  const sign = tokens.peek();
  if (!INFIX_SIGNS.some((known) => tokens.isNext(known))) {
    tokens.refuse(`one of ${INFIX_SIGNS.join(' ')} or .${METHODS[0]}(…)`);
  }
  tokens.take();
  const op = foldedOperator(sign.text, path.isFolded, sign.at);
  const v = tokens.peek().at;
  return {
    leaf: { f: path.name, op, v: parseOperand(tokens) },
    place: { f: path.at, op: sign.at, v },
  };
}

function parseHas(tokens: TokenReader, at: number): PlacedLeaf {
  tokens.expect('(');
  const { name, at: f, method, isFolded } = parsePath(tokens);
  if (method !== null || isFolded) throw new TextRefusal(f, 'has() takes only a field');
  tokens.expect(')');
  const leaf: Leaf = { f: name, op: 'exists' };
  if (!tokens.takeIf('==')) return { leaf, place: { f, op: at, v: f } };
  const v = tokens.peek().at;
  return { leaf: { ...leaf, v: parseOperand(tokens) }, place: { f, op: at, v } };
}

function parseCall(
  tokens: TokenReader,
  { name, at, isFolded }: FieldPath,
  { word, at: opAt }: { word: string; at: number },
): PlacedLeaf {
  const op = foldedOperator(word, isFolded, opAt);
  tokens.expect('(');
  const v = tokens.peek().at;
  let operand = parseOperand(tokens);
  if (op === 'between') {
    tokens.expect(',');
    const high = parseScalar(tokens);
    if (typeof operand === 'object') throw new TextRefusal(v, 'expected a number');
    operand = [operand, high];
  }
  tokens.expect(')');
  return { leaf: { f: name, op, v: operand }, place: { f: at, op: opAt, v } };
}

function foldedOperator(word: string, isFolded: boolean, at: number): Operator {
  const op = operatorOf(word, isFolded);
  if (op !== undefined) return op;
  if (isFolded && operatorOf(word, false) !== undefined) {
    throw new TextRefusal(at, `${word} cannot be combined with fold()`);
  }
  throw new TextRefusal(at, `${word} is not an operator; use one of ${METHODS.join(', ')}`);
}

/** A field up to the method called on it: a name followed by `(` is not part of the field. */
function parsePath(tokens: TokenReader): FieldPath {
  const first = tokens.peek();
  if (first.kind !== 'name' || isReserved(first.text)) tokens.refuse('a field');
  tokens.take();
  const segments = [first.text];
  let isFolded = false;
  for (;;) {
    if (!isFolded && tokens.takeIf('[')) {
      segments.push(parseIndex(tokens));
      tokens.expect(']');
      continue;
    }
    if (!tokens.takeIf('.')) break;
    const part = tokens.peek();
    if (part.kind !== 'name') tokens.refuse('a name');
    tokens.take();
    if (!tokens.isNext('(')) {
      if (isFolded) tokens.refuse('(');
      segments.push(part.text);
    } else if (part.text === 'fold' && !isFolded) {
      tokens.take();
      tokens.expect(')');
      isFolded = true;
    } else {
      const method = { word: part.text, at: part.at };
      return { name: fieldNameOf(segments), at: first.at, isFolded, method };
    }
  }
  return { name: fieldNameOf(segments), at: first.at, isFolded, method: null };
}

function parseIndex(tokens: TokenReader): string {
  const token = tokens.peek();
  if (token.kind === 'text') {
    tokens.take();
    return token.value;
  }
  if (token.kind !== 'number' || !/^(?:0|[1-9]\d{0,8})$/.test(token.text)) {
    tokens.refuse('an index or a quoted name');
  }
  return tokens.take().text;
}

function parseOperand(tokens: TokenReader): Operand {
  if (tokens.takeIf('[')) return parseList(tokens);
  const token = tokens.peek();
  if (token.kind !== 'name' || isReserved(token.text)) return parseScalar(tokens);
  const { name, method, isFolded, at } = parsePath(tokens);
  if (method !== null || isFolded) {
    throw new TextRefusal(at, 'expected a value or a field; write fold() on the left side only');
  }
  return { field: name };
}

function parseList(tokens: TokenReader): Scalar[] {
  const values: Scalar[] = [];
  if (tokens.takeIf(']')) return values;
  do {
    values.push(parseScalar(tokens));
  } while (tokens.takeIf(','));
  if (!tokens.takeIf(']')) tokens.refuse(', or ]');
  return values;
}

function parseScalar(tokens: TokenReader): Scalar {
  const token = tokens.peek();
  if (token.kind === 'text' || token.kind === 'number') {
    tokens.take();
    return token.value;
  }
  if (tokens.takeIf('true')) return true;
  if (tokens.takeIf('false')) return false;
  return tokens.refuse('a value: quoted text, a number, true or false');
}
