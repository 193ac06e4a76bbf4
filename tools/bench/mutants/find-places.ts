import { parseSync, Visitor, type Expression, type Node, type Span } from 'oxc-parser';
import { isLeftAlone, isNeverAbsent, isShortcut, mayJoinText } from './left-alone.ts';

/** One way to change the text between two offsets. */
export interface Change {
  start: number;
  end: number;
  replacement: string;
}

/** A place in a file where behaviour can be changed, in one or more ways. */
export interface Place {
  file: string;
  /** Line of the first changed character, from 1. */
  line: number;
  changes: Change[];
}

const SWAPPED: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};
const SWAPPED_ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=' };
const SWAPPED_METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
};
const SWAPPED_BOUNDS: Readonly<Record<string, string>> = {
  'Math.min': 'Math.max',
  'Math.max': 'Math.min',
};
const SHOWN_CHARACTERS = 60;
const FEW_CHARACTERS = 8;

/** Every mutable place of a module whose behaviour tests should cover, in text order. */
export function findPlaces(file: string, text: string): Place[] {
  const { program } = parseSync(file, text);
  const found: { span: Span; changes: Change[] }[] = [];
  const skipped: Span[] = [];
  const source = ({ start, end }: Span): string => text.slice(start, end);
  const add = (span: Span, ...replacements: string[]): void => {
    const { start, end } = span;
    const changes = replacements.map((replacement) => ({ start, end, replacement }));
    if (changes.length > 0) found.push({ span, changes });
  };
  const condition = (test: Expression, values: readonly string[]): void => {
    if (test.type !== 'Literal') add(test, ...values);
  };
  const skip = (node: Node): void => {
    if (isLeftAlone(node, source)) skipped.push(node);
  };

  new Visitor({
    JSXAttribute: skip,
    CallExpression(node) {
      skip(node);
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const name = source(callee.property);
      const bound = SWAPPED_BOUNDS[source(callee)];
      if (bound !== undefined) add(callee, bound);
      if (Object.hasOwn(SWAPPED_METHODS, name)) add(callee.property, SWAPPED_METHODS[name] ?? name);
      if (name === 'filter' && node.arguments.length === 1) add(node, source(callee.object));
    },
    IfStatement(node) {
      condition(node.test, isShortcut(node) ? ['true'] : ['true', 'false']);
    },
    ConditionalExpression({ test }) {
      condition(test, ['true', 'false']);
    },
    WhileStatement({ test }) {
      condition(test, ['false']);
    },
    BinaryExpression(node) {
      const { operator, left, right } = node;
      if (operator === '+' && (mayJoinText(left) || mayJoinText(right))) return;
      const others = Object.hasOwn(SWAPPED, operator) ? (SWAPPED[operator] ?? []) : [];
      add(node, ...others.map((other) => `(${source(left)}) ${other} (${source(right)})`));
    },
    LogicalExpression(node) {
      const [left, right] = [`(${source(node.left)})`, `(${source(node.right)})`];
      if (node.operator === '??') {
        if (!isNeverAbsent(node)) add(node, right);
        return;
      }
      add(node, `(${left} ${node.operator === '&&' ? '||' : '&&'} ${right})`, left, right);
    },
    UnaryExpression(node) {
      if (node.operator === '!') add(node, `(${source(node.argument)})`);
    },
    AssignmentExpression(node) {
      const other = SWAPPED_ASSIGNMENTS[node.operator];
      if (other === undefined || mayJoinText(node.right)) return;
      add(node, `${source(node.left)} ${other} ${source(node.right)}`);
    },
    ReturnStatement({ argument }) {
      if (argument) addConstant(argument, add);
    },
    ArrowFunctionExpression({ body }) {
      if (body.type !== 'BlockStatement') addConstant(body, add);
    },
    ExpressionStatement(node) {
      const { expression } = node;
      const called = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (called.type !== 'CallExpression' || called.callee.type === 'Super') return;
      if (!isLeftAlone(called, source)) add(node, ';');
    },
  }).visit(program);

  return found
    .filter(({ span }) => !skipped.some(({ start, end }) => start <= span.start && span.end <= end))
    .toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
    .map(({ span, changes }) => ({
      file,
      line: text.slice(0, span.start).split('\n').length,
      changes,
    }));
}

/** The text of a module with one change made. */
export function changedText(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** `file:line` and the changed code, shortened; very short changes with their line. */
export function describeChange(text: string, { file, line }: Place, change: Change): string {
  const { start, end, replacement } = change;
  const before = shown(text.slice(start, end));
  const after = replacement === ';' ? 'nothing' : shown(replacement);
  const whole = shown(text.split('\n')[line - 1] ?? '');
  const where = before.length < FEW_CHARACTERS ? `${whole}: ` : '';
  return `${file}:${line} ${where}${before} → ${after}`;
}

function addConstant(value: Expression, add: (span: Span, replacement: string) => void): void {
  if (value.type !== 'Literal') return;
  if (value.value === true) add(value, 'false');
  if (value.value === false) add(value, 'true');
  if (typeof value.value === 'number') add(value, String(value.value + 1));
}

function shown(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= SHOWN_CHARACTERS ? line : `${line.slice(0, SHOWN_CHARACTERS)}…`;
}
