import { parseAst } from 'vite';

/** A text that a person reads, written outside a catalogue. */
export interface LooseText {
  text: string;
  /** Location: the JSX attribute or property, or `text` between tags. */
  place: string;
}

/** Attributes and properties whose value is read by people. */
const READ_NAMES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'cancelLabel',
  'confirmLabel',
  'description',
  'detail',
  'emptyText',
  'header',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'reason',
  'subtitle',
  'title',
]);

/** Two letters in a row: a sign, a unit or a key's name is no text. */
const IS_TEXT = /\p{L}{2}/u;

/** A value of the contract, as `wrong_data_type`: it is sent, and a catalogue words it. */
const IS_CODE = /^[a-z]+(_[a-z]+)+$/;

/** Texts of a module in the markup or in a readable attribute or property. */
export function looseTexts(source: string, isJsx: boolean): LooseText[] {
  const found: LooseText[] = [];
  visit(parseAst(source, { lang: isJsx ? 'tsx' : 'ts' }), (node) => {
    const loose = looseIn(node);
    if (loose !== null && IS_TEXT.test(loose.text) && !IS_CODE.test(loose.text)) {
      found.push(loose);
    }
  });
  return found;
}

type Node = Record<string, unknown>;

function looseIn(node: Node): LooseText | null {
  if (node['type'] === 'JSXText') return { text: String(node['value']).trim(), place: 'text' };
  const isAttribute = node['type'] === 'JSXAttribute';
  if (!isAttribute && node['type'] !== 'Property') return null;
  const place = nameOf(node[isAttribute ? 'name' : 'key']);
  if (place === null || !READ_NAMES.has(place)) return null;
  const text = textIn(node['value']);
  return text === null ? null : { text, place };
}

function nameOf(key: unknown): string | null {
  if (!isNode(key)) return null;
  const name = key['name'] ?? key['value'];
  return typeof name === 'string' ? name : null;
}

/** A literal, or the written part of a template. */
function textIn(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value['type'] === 'JSXExpressionContainer') return textIn(value['expression']);
  if (typeof value['value'] === 'string') return value['value'];
  if (value['type'] !== 'TemplateLiteral' || !Array.isArray(value['quasis'])) return null;
  const quasis: unknown[] = value['quasis'];
  return quasis
    .map((quasi) => (isNode(quasi) && isNode(quasi['value']) ? String(quasi['value']['raw']) : ''))
    .join(' ')
    .trim();
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, look);
    return;
  }
  if (!isNode(value)) return;
  look(value);
  for (const inner of Object.values(value)) visit(inner, look);
}
