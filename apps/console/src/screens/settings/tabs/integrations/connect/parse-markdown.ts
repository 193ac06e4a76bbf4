/** A part of a guide. Its lines still contain markup. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; header: string[]; rows: string[][] };

const FENCE = /^\s*```/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;
const TABLE_LINE = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|[\s:|-]+\|\s*$/;

/**
 * The small part of Markdown that guides are written in: headings, paragraphs, flat lists, fenced code
 * and tables. HTML is text like any other. Never throws.
 */
export function parseMarkdown(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const taken = takeBlock(lines, at);
    if (taken.block !== null) blocks.push(taken.block);
    at = taken.next;
  }
  return blocks;
}

/** A parsed block, and the line after it. */
interface Taken {
  block: Block | null;
  next: number;
}

function takeBlock(lines: readonly string[], at: number): Taken {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { block: null, next: at + 1 };
  if (FENCE.test(line)) return takeCode(lines, at);
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks !== undefined) {
    return { block: { kind: 'heading', level: marks.length, text: title ?? '' }, next: at + 1 };
  }
  if (TABLE_LINE.test(line) && TABLE_RULE.test(lines[at + 1] ?? '')) return takeTable(lines, at);
  return ITEM.test(line) ? takeList(lines, at) : takeParagraph(lines, at);
}

function takeCode(lines: readonly string[], at: number): Taken {
  const close = lines.findIndex((line, index) => index > at && FENCE.test(line));
  const end = close === -1 ? lines.length : close;
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 };
}

function takeTable(lines: readonly string[], at: number): Taken {
  let next = at;
  while (TABLE_LINE.test(lines[next] ?? '')) next += 1;
  const [header = [], , ...rows] = lines.slice(at, next).map(cellsOf);
  return { block: { kind: 'table', header, rows }, next };
}

/** Cells of a line; a bar inside code or after a backslash is part of its cell. */
function cellsOf(line: string): string[] {
  const inner = line.trim().slice(1, -1);
  return inner
    .split(/(?<!\\)\|(?=(?:[^`]*`[^`]*`)*[^`]*$)/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function takeList(lines: readonly string[], at: number): Taken {
  const items: string[] = [];
  const isOrdered = ITEM.exec(lines[at] ?? '')?.[1] !== undefined;
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const [, , text] = ITEM.exec(line) ?? [];
    if (text !== undefined) items.push(text);
    // An indented line continues the previous item.
    else if (/^\s+\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else break;
  }
  return { block: { kind: 'list', isOrdered, items }, next };
}

function takeParagraph(lines: readonly string[], at: number): Taken {
  let next = at + 1;
  while (next < lines.length && isPlain(lines[next] ?? '')) next += 1;
  const text = lines
    .slice(at, next)
    .map((line) => line.trim())
    .join(' ');
  return { block: { kind: 'paragraph', text }, next };
}

/** A line that a paragraph continues with. */
function isPlain(line: string): boolean {
  return line.trim() !== '' && ![FENCE, HEADING, ITEM, TABLE_LINE].some((form) => form.test(line));
}
