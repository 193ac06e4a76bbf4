import {
  type Condition,
  isFieldReference,
  type Leaf,
  type Operand,
  type Scalar,
} from '@waybill/contract';
import { printField } from './field-path.ts';
import { signOf, withoutFold } from './operator-words.ts';
import { printString } from './string-literal.ts';

/** Groups that are longer stand on lines of their own. */
const LONGEST_LINE = 100;

/**
 * A condition as text in the syntax of CEL. `parseCondition` is the inverse. Groups of one have no
 * operator between their parts and are written as CEL's macros: `[x].all(c, c)`, `[x].exists(c, c)`.
 */
export function printCondition(condition: Condition): string {
  return printNode(condition, 0, true);
}

function printNode(node: Condition, indent: number, isRoot: boolean): string {
  const flat = flatNode(node, isRoot);
  if (indent + flat.length <= LONGEST_LINE) return flat;
  const group = groupOf(node);
  if (group === null || group.children.length < 2) return flat;
  const inner = isRoot ? indent : indent + 2;
  const separator = `\n${' '.repeat(inner)}${group.sign} `;
  const lines = group.children
    .map((child) => printNode(child, inner + group.sign.length + 1, false))
    .join(separator);
  if (isRoot) return lines;
  return `(\n${' '.repeat(inner)}${lines}\n${' '.repeat(indent)})`;
}

function flatNode(node: Condition, isRoot: boolean): string {
  if ('not' in node) return `!${inParentheses(flatNode(node.not, true), node.not)}`;
  const group = groupOf(node);
  if (group === null) return 'f' in node ? printLeaf(node) : '';
  if (group.children.length < 2) {
    const parts = group.children.map((child) => flatNode(child, true));
    return `[${parts.join('')}].${group.macro}(c, c)`;
  }
  const text = group.children.map((child) => flatNode(child, false)).join(` ${group.sign} `);
  return isRoot ? text : `(${text})`;
}

/** Groups of one have their own brackets. */
function inParentheses(text: string, node: Condition): string {
  const group = groupOf(node);
  return group !== null && group.children.length < 2 ? text : `(${text})`;
}

interface Group {
  children: readonly Condition[];
  sign: '&&' | '||';
  macro: 'all' | 'exists';
}

function groupOf(node: Condition): Group | null {
  if ('all' in node) return { children: node.all, sign: '&&', macro: 'all' };
  return 'any' in node ? { children: node.any, sign: '||', macro: 'exists' } : null;
}

function printLeaf({ f, op, v }: Leaf): string {
  const field = printField(f);
  if (op === 'exists')
    return v === undefined ? `has(${field})` : `has(${field}) == ${printOperand(v)}`;
  const folded = op.endsWith('~') ? `${field}.fold()` : field;
  const sign = signOf(op);
  const operand = v === undefined ? '' : printOperand(v);
  if (sign !== undefined) return `${folded} ${sign} ${operand}`;
  const isRange = op === 'between';
  return `${folded}.${withoutFold(op)}(${isRange ? operand.slice(1, -1) : operand})`;
}

function printOperand(operand: Operand): string {
  if (isFieldReference(operand)) return printField(operand.field);
  return typeof operand === 'object'
    ? `[${operand.map(printScalar).join(', ')}]`
    : printScalar(operand);
}

function printScalar(value: Scalar): string {
  return typeof value === 'string' ? printString(value) : String(value);
}
