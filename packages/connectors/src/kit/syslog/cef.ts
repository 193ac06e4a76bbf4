import { ownValue } from '@waybill/contract';
/** A CEF message: ArcSight's Common Event Format, revisions 0 and 1. */
export interface CefMessage {
  /** Of the format. */
  cefVersion: string;
  vendor: string;
  product: string;
  /** Of the product. */
  version: string;
  /** Called signature or event class id. */
  eventClass: string;
  name: string;
  severity: string;
  /** By the sender's keys; the last of a key that is given twice. */
  extension: Record<string, string>;
}

const HEADER_FIELDS = 7;
/** Bounded, so that a text without equals signs is read in one pass. */
const KEY = /(?:^|\s)([\w.\-[\]]{1,128})=/g;

/**
 * Reads the CEF message in a line, wherever it starts (relays prepend their own headers); null if none.
 * Never throws, linear. Bars and backslashes are escaped in the header, `=`, backslashes and line ends
 * in the extension; a value extends to the next ` key=`.
 */
export function cefMessage(line: string): CefMessage | null {
  const start = line.search(/(?:^|[\s:>])CEF: ?\d/);
  const header = start < 0 ? null : headerOf(line, line.indexOf('CEF:', start) + 'CEF:'.length);
  if (!header) return null;
  const [cefVersion, vendor, product, version, eventClass, name, severity] = header.fields;
  const extension = cefExtension(line.slice(header.end));
  return { cefVersion, vendor, product, version, eventClass, name, severity, extension };
}

type HeaderFields = [string, string, string, string, string, string, string];

/** The seven fields of the header and the start of the extension; null if there are fewer. */
function headerOf(line: string, start: number): { fields: HeaderFields; end: number } | null {
  let at = start;
  const fields: HeaderFields = ['', '', '', '', '', '', ''];
  for (let index = 0; index < HEADER_FIELDS; index += 1) {
    const end = headerFieldEnd(line, at);
    // Without a following bar the severity is the end of the line: the extension is optional.
    if (end === null && index < HEADER_FIELDS - 1) return null;
    fields[index] = unescapedHeader(line.slice(at, end ?? line.length));
    at = (end ?? line.length) + 1;
  }
  return { fields, end: at };
}

/** Position of the bar that ends the field; null if none. */
function headerFieldEnd(line: string, start: number): number | null {
  for (let at = start; at < line.length; at += 1) {
    if (line[at] === '\\') at += 1;
    else if (line[at] === '|') return at;
  }
  return null;
}

function unescapedHeader(field: string): string {
  return field.replace(/\\([\\|])/g, '$1').trim();
}

interface Key {
  name: string;
  start: number;
  /** Position behind the equals sign. */
  valueStart: number;
}

/** The keys and values of an extension, without empty values. */
export function cefExtension(written: string): Record<string, string> {
  const keys = keysOf(written);
  const entries = keys.map(({ name, valueStart }, index): [string, string] => {
    const end = keys[index + 1]?.start ?? written.length;
    return [name, unescapedValue(written.slice(valueStart, end)).trim()];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** A key is at the beginning or behind white space and runs to an equals sign without a backslash. */
function keysOf(written: string): Key[] {
  return [...written.matchAll(KEY)].map((match) => ({
    name: match[1] ?? '',
    start: match.index,
    valueStart: match.index + match[0].length,
  }));
}

const LINE_ENDS: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/** A backslash before anything else represents itself: senders write Windows paths without escaping. */
function unescapedValue(value: string): string {
  return value.replace(/\\([\\=|nr])/g, (_, char: string) => ownValue(LINE_ENDS, char) ?? char);
}

/**
 * The custom fields of an extension by their labels: `cs1=north cs1Label=Site` becomes `Site: north`.
 * Labels are as the sender writes them.
 */
export function cefLabels(extension: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(extension).flatMap(([key, label]): [string, string][] => {
    if (!key.endsWith('Label')) return [];
    const field = key.slice(0, -'Label'.length);
    const value = ownValue(extension, field);
    return value === undefined ? [] : [[label, value]];
  });
  return Object.fromEntries(entries);
}
