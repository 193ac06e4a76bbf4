import { characterOf } from '@waybill/formats/xml/references';
import { HTML_ENTITIES } from './html-entities.data.ts';

const BLOCKS = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog div dl dt fieldset figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hr html li main nav ol optgroup option p pre section select ' +
    'summary table tbody textarea tfoot thead title tr ul'
  ).split(' '),
);
const CELLS = new Set(['td', 'th']);
/** Attributes whose values people read, type or follow. */
const TOLD_ATTRIBUTES =
  /\s(?:alt|title|value|placeholder|content|href|src|action|data-[\w-]+|aria-label)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
/** Their content is no text for readers, up to the closing tag. */
const RAW = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'title']);

/**
 * Visible text of a page, followed in place by the contents of scripts, comments and attributes. Linear
 * for any markup.
 */
export function* htmlText(html: string): Generator<string> {
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    if (tag < 0) break;
    if (tag > at) yield decodeEntities(html.slice(at, tag));
    const { texts, end } = markupAt(html, tag);
    yield* texts;
    at = end;
  }
  if (at < html.length) yield decodeEntities(html.slice(at));
}

/** What is in the markup at this place, and where it ends. */
function markupAt(html: string, tag: number): { texts: Iterable<string>; end: number } {
  if (html.startsWith('<!--', tag)) {
    const end = endOf(html, '-->', tag + 4);
    return { texts: [` ${html.slice(tag + 4, end - 3)} `], end };
  }
  if (!/[a-z/!?]/i.test(html.charAt(tag + 1))) return { texts: ['<'], end: tag + 1 };
  const open = tagEnd(html, tag);
  const head = html.slice(tag, tag + 40);
  const name = /^<\/?([a-z][a-z0-9:-]*)/i.exec(head)?.[1]?.toLowerCase() ?? '';
  const isRaw = RAW.has(name) && html.charAt(tag + 1) !== '/';
  const end = isRaw ? rawEnd(html, name, open) : open;
  const content = name === 'style' ? '' : decodeEntities(html.slice(open, end));
  const written = html.slice(tag, Math.min(open, tag + 65_536));
  return { texts: [breakFor(name), ...attributeTexts(written, name), content], end };
}

function breakFor(name: string): string {
  if (CELLS.has(name)) return '\t';
  return BLOCKS.has(name) ? '\n' : '';
}

function endOf(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length + mark.length : at + mark.length;
}

function tagEnd(html: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < Math.min(html.length, start + 65_536); at += 1) {
    const letter = html.charAt(at);
    if (quote === '' && letter === '>') return at + 1;
    if (quote === letter) quote = '';
    else if (
      quote === '' &&
      (letter === '"' || letter === "'") &&
      /[=\s]/.test(html.charAt(at - 1))
    ) {
      quote = letter;
    }
  }
  // A quote that never closes: the tag ends where tags do.
  return Math.min(html.length, endOf(html, '>', start));
}

function rawEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

function* attributeTexts(tag: string, name: string): Generator<string> {
  if (!tag.includes('=') || tag.startsWith('</')) return;
  for (const match of tag.matchAll(TOLD_ATTRIBUTES)) {
    const value = decodeEntities(match[1] ?? match[2] ?? match[3] ?? '');
    const isPlain = value !== '' && !value.startsWith('data:') && name !== 'link';
    if (isPlain) yield ` ${value} `;
  }
}

/** Characters by number and by name; unknown names stay as they are. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,9})|([a-z][a-z0-9]{1,9}));?/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      name === undefined
        ? (characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)) ?? whole)
        : (HTML_ENTITIES.get(name) ?? whole),
  );
}
