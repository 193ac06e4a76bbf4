import { decodeReferences } from '@waybill/formats/xml/references';
import { createXmlReader } from '@waybill/formats/xml/xml-reader';

/** Deeper nesting is no one’s log. */
const MOST_DEPTH = 64;
/** Characters that are read before asking whether it is worth reading on. */
const PIECE_LENGTH = 65_536;

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
  const root: Element = { name: '', members: {}, text: '' };
  const stack = [root];
  const state = { isSound: true };
  const reader = createXmlReader({
    open: (_name, tag) => {
      const attributes = tag
        .attributes()
        .map(({ name, written }) => [`@${name}`, decodeReferences(written)] as const);
      const name = tag.qualified();
      stack.push({ name, members: Object.fromEntries(attributes), text: '' });
      if (stack.length - 1 > MOST_DEPTH || name === '__proto__') state.isSound = false;
    },
    close: (_name, qualified) => {
      if (!close(stack, qualified)) state.isSound = false;
    },
    text: (text) => {
      const top = stack.at(-1);
      if (top) top.text += text;
    },
  });
  let at = xml.startsWith('\uFEFF') ? 1 : 0;
  while (state.isSound && at < xml.length) {
    reader.write(xml.slice(at, at + PIECE_LENGTH));
    at += PIECE_LENGTH;
  }
  const isWhole = state.isSound && reader.end();
  return isWhole && Object.keys(root.members).length > 0 ? root.members : undefined;
}

function close(stack: Element[], name: string): boolean {
  const element = stack.pop();
  const parent = stack.at(-1);
  if (!element || !parent || element.name !== name) return false;
  const text = element.text.trim();
  const isText = Object.keys(element.members).length === 0;
  const value = isText ? text : { ...element.members, ...(text !== '' && { '#text': text }) };
  const known = Object.hasOwn(parent.members, name) ? parent.members[name] : undefined;
  if (known === undefined) parent.members[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else parent.members[name] = [known, value];
  return true;
}
