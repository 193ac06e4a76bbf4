import { decodeText } from '../text/decode-text.ts';
import { looksLikeText } from '../text/looks-like-text.ts';
import type { FileType } from './file-types.data.ts';

const SAMPLE_LETTERS = 8192;
/** Rows that must have the same number of separators before they count as a table. */
const LEAST_ROWS = 2;

/** Header lines of mails, of which two different ones must stand at the top. */
const MAIL_HEADERS =
  /^(?:received|return-path|delivered-to|from|to|cc|bcc|subject|date|message-id|mime-version|content-type|content-transfer-encoding|reply-to|x-[\w-]+|dkim-signature|arc-[\w-]+):/i;

/** Kind of a text; `unknown` if it is not one. */
export function textType(bytes: Uint8Array): FileType {
  const sample = headOf(bytes);
  if (!looksLikeText(sample)) return 'unknown';
  const text = sample.trimStart();
  return (
    markupType(text) ??
    jsonType(text, bytes.length <= SAMPLE_LETTERS) ??
    mailType(text) ??
    tableType(text) ??
    'text'
  );
}

function headOf(bytes: Uint8Array): string {
  let text = '';
  for (const piece of decodeText(bytes.subarray(0, SAMPLE_LETTERS * 2))) {
    text += piece;
    if (text.length >= SAMPLE_LETTERS) break;
  }
  return text.slice(0, SAMPLE_LETTERS);
}

const PAGE_TAGS =
  /<\/?(?:div|p|span|table|br|a|h[1-6]|ul|li|b|i|img|font|style|script|center)(?=[\s/>])[^>]*>/i;

function markupType(text: string): FileType | null {
  if (!text.startsWith('<')) return null;
  if (/<(?:pkg:package|w:wordDocument)\b/.test(text)) return 'docx';
  if (/<office:document\b/.test(text)) return 'odt';
  const first = text.replaceAll(/<!--[\s\S]*?-->|<\?[^>]*>/g, '').trimStart();
  if (/^<(?:!doctype\s+html|html|head|body|meta|title)\b/i.test(first)) return 'html';
  if (/^<(?:\?xml\b|!DOCTYPE\b|!--)/i.test(text)) return 'xml';
  if (PAGE_TAGS.test(text)) return 'html';
  return /^<[\w.-]+(?::[\w.-]+)?(?:\s[^<>]*)?\/?>/.test(text) ? 'xml' : null;
}

function jsonType(text: string, isWhole: boolean): FileType | null {
  if (!/^[[{]/.test(text)) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const complete = isWhole ? lines : lines.slice(0, -1);
  if (complete.length >= 2 && complete.every((line) => /^[[{]/.test(line.trim()) && parses(line))) {
    return 'ndjson';
  }
  if (isWhole) return parses(text) || /^[{[]\s*["{[}\]]/.test(text) ? 'json' : null;
  return /^(?:\{\s*(?:"|\})|\[\s*(?:["{[\]\d-]|true|false|null))/.test(text) ? 'json' : null;
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function mailType(text: string): FileType | null {
  if (/^From \S+ .*\d{4}\r?\n[\w-]+:/.test(text)) return 'mbox';
  const names = new Set<string>();
  for (const line of text.split('\n', 60)) {
    if (line.trim() === '') break;
    if (/^[ \t]/.test(line)) continue;
    if (!/^[\w-]+:/.test(line)) return null;
    const name = MAIL_HEADERS.exec(line)?.[0].toLowerCase();
    if (name !== undefined) names.add(name);
  }
  return names.size >= 2 ? 'eml' : null;
}

/** Lines of equal numbers of commas, semicolons, tabs or bars, outside quotes. */
function tableType(text: string): FileType | null {
  const rows = text.replaceAll(/"(?:[^"]|"")*"/g, '""').split('\n', 22);
  if (text.length >= SAMPLE_LETTERS) rows.pop();
  const full = rows.filter((row) => row.trim() !== '');
  if (full.length < LEAST_ROWS) return null;
  for (const separator of ['\t', ',', ';', '|']) {
    const counts = full.map((row) => row.split(separator).length - 1);
    const [first = 0] = counts;
    if (first > 0 && counts.every((count) => count === first) && !isProse(full, separator)) {
      return separator === '\t' ? 'tsv' : 'csv';
    }
  }
  return null;
}

/** Two lines with a comma each are not a table: a separator followed by a blank, and long cells. */
function isProse(rows: readonly string[], separator: string): boolean {
  if (separator === '\t') return false;
  const spaced = rows.filter((row) => row.includes(`${separator} `)).length;
  return spaced > rows.length / 2 && rows.length < 6;
}
