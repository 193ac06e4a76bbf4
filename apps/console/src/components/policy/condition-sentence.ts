import type { Condition, Leaf } from '@waybill/contract';
import { describeOperator, textOf } from '@waybill/ui';
import { conditionEditorText } from './condition-editor.text.ts';
import { conditionSentenceText } from './condition-sentence.text.ts';
import { fieldLabel } from './field-catalogue.ts';
import { valueWord } from './value-word.ts';

/** List values that are spelled out; the rest is counted. */
const MOST_VALUES = 4;

/** A condition as text. `nameOf` names values. */
export function conditionSentence(
  node: Condition,
  nameOf: (field: string, value: string) => string = (_field, value) => valueWord(value),
): string {
  const text = textOf(conditionSentenceText);
  if ('f' in node) return leafWords(node, nameOf);
  if ('not' in node) return text.not(inner(node.not, nameOf));
  const parts = 'all' in node ? node.all : node.any;
  if (parts.length === 0) return 'all' in node ? text.always : text.never;
  const words = parts.map((part) =>
    parts.length === 1 ? conditionSentence(part, nameOf) : inner(part, nameOf),
  );
  return words.join('all' in node ? text.and : text.or);
}

/** Groups of several parts are visually separated. */
function inner(node: Condition, nameOf: (field: string, value: string) => string): string {
  const words = conditionSentence(node, nameOf);
  const parts = 'all' in node ? node.all : 'any' in node ? node.any : [];
  return parts.length > 1 ? `(${words})` : words;
}

function leafWords(leaf: Leaf, nameOf: (field: string, value: string) => string): string {
  const text = textOf(conditionSentenceText);
  const editor = textOf(conditionEditorText);
  const label = leaf.f === '' ? text.something : fieldLabel(leaf.f);
  if (leaf.op === 'exists') {
    return `${label} ${leaf.v === false ? editor.isAbsent : editor.isPresent}`;
  }
  // A yes, no or unknown field is a statement, not a name to compare with.
  if (leaf.op === 'eq' && isTold(leaf.v)) return `${label}: ${valueWord(leaf.v)}`;
  if (typeof leaf.v === 'boolean') return `${label}: ${leaf.v ? editor.yes : editor.no}`;
  return `${label} ${describeOperator(leaf.op)} ${valueWords(leaf, nameOf)}`;
}

function isTold(value: unknown): value is string {
  return value === 'yes' || value === 'no' || value === 'unknown';
}

function valueWords({ f, v }: Leaf, nameOf: (field: string, value: string) => string): string {
  const text = textOf(conditionSentenceText);
  const one = (value: unknown) => (typeof value === 'string' ? nameOf(f, value) : String(value));
  if (!Array.isArray(v)) return v === undefined || v === '' ? '…' : one(v);
  if (v.length === 0) return '…';
  const shown = v.slice(0, MOST_VALUES).map(one).join(', ');
  return v.length > MOST_VALUES ? text.more(shown, v.length - MOST_VALUES) : shown;
}
