/** A piece of a line of Markdown. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'link'; href: string; text: string };

/** Code, strong text and links, whichever comes first; everything else is plain text. */
const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|<(https?:\/\/[^>\s]+)>/g;

/** Parts of a line in order. Marks that do not close are text. */
export function parseInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    const [whole, code, strong, label, href, bare] = match;
    if (match.index > end) parts.push({ kind: 'text', text: line.slice(end, match.index) });
    end = match.index + whole.length;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) });
    else {
      const to = href ?? bare ?? '';
      parts.push({ kind: 'link', href: to, text: label ?? to });
    }
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) });
  return parts;
}
