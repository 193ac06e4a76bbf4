import type { Expression, IfStatement, LogicalExpression, Node, Span } from 'oxc-parser';

/** Visible only to people: how a part looks, which no behaviour test can check. */
const LOOKS = new Set(['className', 'style', 'key']);
/** Calls that write to a log, and those that only release memory or end a process early. */
const UNSEEN_CALL =
  /(?:\b(?:log|logger|console)\.\w+|\b(?:clearTimeout|clearInterval|cancelAnimationFrame)|\.(?:unref|removeEventListener|disconnect|terminate)|\bObject\.freeze|\bperformance\.\w+)$/;

/** Whether nothing inside a node is changed, because no test could notice. */
export function isLeftAlone(node: Node, source: (span: Span) => string): boolean {
  if (node.type === 'JSXAttribute') {
    return node.name.type === 'JSXIdentifier' && LOOKS.has(node.name.name);
  }
  return node.type === 'CallExpression' && UNSEEN_CALL.test(source(node.callee));
}

/**
 * Whether an `if` ends a function early because there is nothing to do (`if (rows.length === 0) return
 * [];`). Without it the rest usually does nothing in more steps, so that only `true` changes behaviour.
 */
export function isShortcut({ test, consequent, alternate }: IfStatement): boolean {
  if (alternate !== null || test.type !== 'BinaryExpression' || test.operator !== '===') {
    return false;
  }
  const { left, right } = test;
  if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return false;
  const isEmptyTest =
    ['length', 'size'].includes(left.property.name) &&
    right.type === 'Literal' &&
    right.value === 0;
  const only = consequent.type === 'BlockStatement' ? consequent.body[0] : consequent;
  return isEmptyTest && only?.type === 'ReturnStatement' && isNothing(only.argument);
}

function isNothing(value: Expression | null): boolean {
  if (value === null) return true;
  if (value.type === 'ArrayExpression') return value.elements.length === 0;
  return value.type === 'NewExpression' && value.arguments.length === 0;
}

/** Whether the left of `??` is looked up in a cache: without it, the value is only computed again. */
export function isNeverAbsent({ left, right }: LogicalExpression): boolean {
  const isLookUp =
    left.type === 'CallExpression' &&
    left.callee.type === 'MemberExpression' &&
    left.callee.property.type === 'Identifier' &&
    left.callee.property.name === 'get';
  return isLookUp && right.type === 'CallExpression';
}

/** Whether a `+` with this operand joins texts: minus would be nonsense, not a fault that people make. */
export function mayJoinText(node: Node): boolean {
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'ParenthesizedExpression') return mayJoinText(node.expression);
  return node.type === 'BinaryExpression' && (mayJoinText(node.left) || mayJoinText(node.right));
}
