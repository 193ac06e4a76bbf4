import { decodeReferences } from './references.ts';

const BANG = 0x21;
const SLASH = 0x2f;
const QUESTION = 0x3f;
/** Longer tags, comments and declarations are taken for a fault of the file. */
const MOST_PENDING = 4 * 1024 * 1024;

/** Attributes of a tag as they are written, read when asked for. */
export interface Attributes {
  /** Value of the attribute with this local name, whatever its prefix; unprefixed ones go first. */
  get(local: string): string | undefined;
  /** Value of the attribute of this local name that has a prefix, e.g. `id` for `r:id`. */
  prefixed(local: string): string | undefined;
}

/** What a reader is told, in order. Names come without their prefixes. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text(text: string): void;
}

export interface XmlReader {
  write(chunk: string): void;
  /** Whether the text was well-formed as far as this reader looks. */
  end(): boolean;
}

/**
 * Reads XML piece by piece. Document types are skipped: of entities only the five of XML and
 * characters by number exist, so nothing can be expanded or fetched. Never throws; what is not
 * well-formed is read as far as it makes sense.
 */
export function createXmlReader(handler: XmlHandler): XmlReader {
  let pending = '';
  /** Characters that must be pending before they are looked at again. */
  let wanted = 0;
  let depth = 0;
  let isSound = true;

  function openTag(tag: string): void {
    const isEmpty = tag.endsWith('/');
    const nameEnd = endOfName(tag);
    const name = localName(tag.slice(0, nameEnd));
    handler.open(name, attributesOf(tag.slice(nameEnd)));
    if (isEmpty) handler.close(name);
    else depth += 1;
  }

  function readMarkup(markup: string): void {
    const mark = markup.charCodeAt(1);
    if (mark === SLASH) {
      depth -= 1;
      if (depth < 0) isSound = false;
      handler.close(localName(markup.slice(2, -1).trimEnd()));
    } else if (mark !== BANG && mark !== QUESTION) {
      openTag(markup.slice(1, -1));
    } else if (markup.startsWith('<![CDATA[')) {
      handler.text(markup.slice(9, -3));
    }
  }

  /** Text before a tag; at the end of a chunk a reference may not be whole yet. */
  function readText(text: string): void {
    if (text !== '') handler.text(decodeReferences(text));
  }

  /** Reads what is whole of what is pending. */
  function readPending(): void {
    const source = pending;
    let at = 0;
    for (;;) {
      const tag = source.indexOf('<', at);
      if (tag < 0) break;
      if (tag > at) readText(source.slice(at, tag));
      at = tag;
      const end = markupEnd(source, tag);
      if (end < 0) break;
      readMarkup(source.slice(tag, end));
      at = end;
    }
    pending = source.slice(at);
    // A tag that has no end yet is looked at again when there is twice as much of it: looking again with
    // each piece would read its beginning as often as there are pieces.
    wanted = pending.startsWith('<') ? 2 * pending.length : 0;
  }

  return {
    write: (chunk) => {
      pending += chunk;
      if (pending.length < wanted) return;
      readPending();
      if (pending.length > MOST_PENDING) {
        isSound &&= !pending.startsWith('<');
        readText(pending.startsWith('<') ? '' : pending);
        pending = '';
        wanted = 0;
      }
    },
    end: () => {
      readPending();
      if (pending.startsWith('<')) isSound = false;
      else readText(pending);
      pending = '';
      return isSound && depth === 0;
    },
  };
}

/** A blank or a slash ends the name of a tag. */
function endOfName(tag: string): number {
  let at = 0;
  while (at < tag.length && tag.charCodeAt(at) > 32 && tag.charCodeAt(at) !== SLASH) at += 1;
  return at;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** End of the markup that starts at `start`, or -1 when it is not whole. */
function markupEnd(source: string, start: number): number {
  const mark = source.charCodeAt(start + 1);
  if (mark !== BANG && mark !== QUESTION) return tagEnd(source, start);
  if (source.startsWith('<!--', start)) return endOf(source, '-->', start + 4);
  if (source.startsWith('<![CDATA[', start)) return endOf(source, ']]>', start + 9);
  if (source.startsWith('<?', start)) return endOf(source, '?>', start + 2);
  // Its first letters may still be to come.
  return source.length < start + 9 ? -1 : declarationEnd(source, start);
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

function tagEnd(source: string, start: number): number {
  let at = start + 1;
  for (;;) {
    const end = source.indexOf('>', at);
    if (end < 0) return -1;
    const quote = openQuote(source, at, end);
    if (quote < 0) return end + 1;
    const closing = source.indexOf(source.charAt(quote), quote + 1);
    if (closing < 0) return -1;
    at = closing + 1;
  }
}

/** Place of a quote between the two that is not closed before the second, or -1. */
function openQuote(source: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    const code = source.charCodeAt(at);
    if (code === 34 || code === 39) {
      const closing = source.indexOf(source.charAt(at), at + 1);
      if (closing < 0 || closing > to) return at;
      at = closing;
    }
    at += 1;
  }
  return -1;
}

/** `<!DOCTYPE … [ … ]>`, with quotes and brackets. */
function declarationEnd(source: string, start: number): number {
  let brackets = 0;
  for (let at = start + 2; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (letter === '[') brackets += 1;
    else if (letter === ']') brackets -= 1;
    else if (letter === '>' && brackets <= 0) return at + 1;
    else if (letter === '"' || letter === "'") {
      const closing = source.indexOf(letter, at + 1);
      if (closing < 0) return -1;
      at = closing;
    }
  }
  return -1;
}

const unprefixedForms = new Map<string, RegExp>();
const prefixedForms = new Map<string, RegExp>();

function valueIn(written: string, forms: Map<string, RegExp>, local: string, prefix: string) {
  if (!written.includes(local)) return undefined;
  let form = forms.get(local);
  if (!form) {
    form = new RegExp(`\\s${prefix}${local}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    forms.set(local, form);
  }
  const match = form.exec(written);
  return match ? decodeReferences(match[1] ?? match[2] ?? '') : undefined;
}

const NO_ATTRIBUTES: Attributes = { get: () => undefined, prefixed: () => undefined };

function attributesOf(written: string): Attributes {
  if (!written.includes('=')) return NO_ATTRIBUTES;
  const prefixed = (local: string) => valueIn(written, prefixedForms, local, '[\\w.-]+:');
  return {
    get: (local) => valueIn(written, unprefixedForms, local, '') ?? prefixed(local),
    prefixed,
  };
}
