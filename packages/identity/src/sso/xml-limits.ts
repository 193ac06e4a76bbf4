const MAX_DEPTH = 64;
/** Room for a person in a thousand groups. Paths over more take a time that grows with the square. */
const MAX_ELEMENTS = 2500;
const MAX_TAG = 8192;
/** Of one element. Names of attributes are compared with each other. */
const MAX_ATTRIBUTES = 64;

/** A tag: name, attributes (values hold no `<`), end. Each character fits one branch: no backtracking. */
const TAG = /<(\/?)([^\s/<>"'=!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y;
const VALUE = /"[^"]*"|'[^']*'/g;
/** Sticky: looked for one after the other, so that it takes time with the length of the tag. */
const ATTRIBUTE = /\s*([^\s=/"']+)\s*=\s*("[^"]*"|'[^']*')/y;
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The start of an element, unparsed. */
export interface StartTag {
  /** Without its prefix. */
  localName: string;
  /** What comes after the name. */
  attributes: string;
}

/**
 * Whether parsing the text is worth the time: tags match, are not nested too deeply, not too many and
 * not too long. The parser itself repairs what does not match, for minutes where there is much of it.
 *
 * @param see gets each start of an element, also where the text turns out not to be worth it.
 */
export function isParsable(text: string, see: (tag: StartTag) => void = () => undefined): boolean {
  const open: string[] = [];
  let count = 0;
  let place = text.indexOf('<');
  while (place !== -1) {
    const end = skipped(text, place) ?? tagEnd(text, place, { open, see });
    if (text[place + 1] !== '/') count += 1;
    if (end === null || open.length > MAX_DEPTH || count > MAX_ELEMENTS) return false;
    place = text.indexOf('<', end);
  }
  return open.length === 0;
}

/** End of a comment, of character data or of an instruction; null when it is none of them. */
function skipped(text: string, place: number): number | null {
  const kind = SKIPPED.find(([start]) => text.startsWith(start, place));
  if (!kind) return null;
  const [start, finish] = kind;
  const end = text.indexOf(finish, place + start.length);
  return end === -1 ? text.length : end + finish.length;
}

/** End of the tag, with the elements that are open after it; null when it is no good. */
function tagEnd(
  text: string,
  place: number,
  { open, see }: { open: string[]; see: (tag: StartTag) => void },
): number | null {
  TAG.lastIndex = place;
  const [tag, slash, name = '', attributes = ''] = TAG.exec(text) ?? [];
  if (!tag || tag.length > MAX_TAG) return null;
  const end = place + tag.length;
  if (slash) return open.pop() === name ? end : null;
  if (hasTooMany(attributes)) return null;
  see({ localName: name.slice(name.indexOf(':') + 1), attributes });
  if (!attributes.endsWith('/')) open.push(name);
  return end;
}

function hasTooMany(attributes: string): boolean {
  return (attributes.match(VALUE)?.length ?? 0) > MAX_ATTRIBUTES;
}

/** Value of an attribute as it is written, without entities resolved; null when it is not there. */
export function writtenAttribute({ attributes }: StartTag, name: string): string | null {
  ATTRIBUTE.lastIndex = 0;
  for (let found = ATTRIBUTE.exec(attributes); found; found = ATTRIBUTE.exec(attributes)) {
    if (found[1] === name) return found[2]?.slice(1, -1) ?? null;
  }
  return null;
}
