import { safeLink } from '../../safe-link.ts';

/** A part of a line. Text is literal: HTML is shown as typed. */
export type Inline =
  | { kind: 'text' | 'code' | 'mention'; text: string }
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] };

export type Block =
  | { kind: 'paragraph' | 'list' | 'quote'; lines: Inline[][] }
  | { kind: 'code'; text: string };

const FENCE = /^```/;
const ITEM = /^\s*[-*+]\s+(.*)$/;
const QUOTE = /^>\s?(.*)$/;

/**
 * Parses the small part of Markdown used in comments: paragraphs, lists, quotes, code, bold, italic,
 * links and mentions. Accepts any input: everything else is text.
 *
 * @param handles mentions by the text after the @.
 */
export function readMarkdown(text: string, handles: ReadonlySet<string>): Block[] {
  const blocks: Block[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (FENCE.test(line)) {
      const end = lines.findIndex((other, index) => index > at && FENCE.test(other));
      const last = end === -1 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
      at = last;
      continue;
    }
    if (line.trim() === '') {
      blocks.push({ kind: 'paragraph', lines: [] });
      continue;
    }
    addLine(blocks, line, handles);
  }
  return blocks.filter((block) => block.kind === 'code' || block.lines.length > 0);
}

function addLine(blocks: Block[], line: string, handles: ReadonlySet<string>): void {
  const item = ITEM.exec(line)?.[1];
  const quoted = QUOTE.exec(line)?.[1];
  const inline = readInline(item ?? quoted ?? line, handles);
  const kind = item !== undefined ? 'list' : quoted !== undefined ? 'quote' : 'paragraph';
  const last = blocks.at(-1);
  if (last?.kind === kind) last.lines.push(inline);
  else blocks.push({ kind, lines: [inline] });
}

/** Code before all else, then links, emphasis and mentions. */
const MARK =
  /`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|(https?:\/\/[^\s<>()]+)|@([\p{L}\p{N}._%+-]+(?:@[\p{L}\p{N}.-]+)?)/u;

function readInline(text: string, handles: ReadonlySet<string>): Inline[] {
  const match = MARK.exec(text);
  if (match === null) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, match.index);
  const after = text.slice(match.index + match[0].length);
  const part = markOf(match, handles);
  return [
    ...(before === '' ? [] : [{ kind: 'text' as const, text: before }]),
    ...part,
    ...readInline(after, handles),
  ];
}

function markOf(match: RegExpExecArray, handles: ReadonlySet<string>): Inline[] {
  const [whole, code, label, href, strong, em, address, handle] = match;
  if (code !== undefined) return [{ kind: 'code', text: code }];
  if (strong !== undefined) return [{ kind: 'strong', parts: readInline(strong, handles) }];
  if (em !== undefined) return [{ kind: 'em', parts: readInline(em, handles) }];
  if (handle !== undefined) {
    const known = [handle, handle.replace(/[.-]+$/, '')].find((one) => handles.has(one));
    if (known === undefined) return [{ kind: 'text', text: whole }];
    const rest = handle.slice(known.length);
    return [
      { kind: 'mention', text: `@${known}` },
      ...(rest === '' ? [] : [{ kind: 'text' as const, text: rest }]),
    ];
  }
  const to = href ?? address ?? '';
  if (!isWebLink(to)) return [{ kind: 'text', text: whole }];
  const parts: Inline[] =
    label === undefined ? [{ kind: 'text', text: to }] : readInline(label, handles);
  return [{ kind: 'link', href: to, parts }];
}

/** Comments may link only to the web: people who did not write a link follow it. */
function isWebLink(href: string): boolean {
  return safeLink(href) !== null && /^https?:/i.test(href);
}
