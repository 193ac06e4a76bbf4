import { ownValue } from '@waybill/contract';
const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};
/** Deeper nesting is nobody's log. */
const MOST_DEPTH = 64;

interface Element {
  name: string;
  members: Record<string, unknown>;
  text: string;
}

/**
 * An XML text as an object: elements by name (a list where a name occurs twice), attributes as
 * `@name`, and an element with text alone as that text. Undefined when the text is not well-formed.
 * No document type is read, so that no entity of an answer can be expanded.
 */
export function xmlObject(xml: string): Record<string, unknown> | undefined {
  const stack: Element[] = [{ name: '', members: {}, text: '' }];
  let end = 0;
  for (const match of xml.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    if (match.index !== end || stack.length > MOST_DEPTH) return undefined;
    end = match.index + match[0].length;
    if (!readToken(stack, match)) return undefined;
  }
  const [root] = stack;
  const isWhole = stack.length === 1 && end === xml.replace(/^\uFEFF/, '').length;
  return isWhole && root && Object.keys(root.members).length > 0 ? root.members : undefined;
}

function readToken(stack: Element[], match: RegExpExecArray): boolean {
  const [, cdata, closes, name, attributes = '', isEmpty, text] = match;
  const top = stack.at(-1);
  if (!top) return false;
  if (cdata !== undefined) top.text += cdata;
  else if (text !== undefined) top.text += unescaped(text);
  else if (name === '__proto__') return false;
  else if (name !== undefined && closes !== '') return close(stack, name);
  else if (name !== undefined) {
    stack.push({ name, members: attributesOf(attributes), text: '' });
    if (isEmpty !== '') return close(stack, name);
  }
  return true;
}

function close(stack: Element[], name: string): boolean {
  const element = stack.pop();
  const parent = stack.at(-1);
  if (!element || !parent || element.name !== name) return false;
  const text = element.text.trim();
  const isText = Object.keys(element.members).length === 0;
  const value = isText ? text : { ...element.members, ...(text !== '' && { '#text': text }) };
  const known = parent.members[name];
  if (known === undefined) parent.members[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent.members[name] = [known, value];
  return true;
}

function attributesOf(written: string): Record<string, unknown> {
  return Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      `@${name}`,
      unescaped(double ?? single ?? ''),
    ]),
  );
}

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (hex || decimal) return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return ownValue(REFERENCES, String(name)) ?? whole;
  });
}
