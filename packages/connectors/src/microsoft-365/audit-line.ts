import { isRecord } from '../kit/field.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

/** Details that are a command line, whose quotes some exports leave as they are. */
const COMMAND_LINE =
  /("(?:ExtendedProperties|Parameters)"\s*:\s*")(.*?)("\s*(?:,\s*"\w+"\s*:|\}\s*$))/gs;
/** An escaped backslash, or one that is not a JSON escape, as in `NT AUTHORITY\SYSTEM`. */
const BACKSLASH = /\\\\|\\(?!["/bfnrt]|u[0-9a-f]{4})/gi;

/**
 * An audit record from a line that is almost JSON: compliance commands contain unescaped quotes, and
 * account names unescaped backslashes. Null if unreadable.
 */
export function parseAuditLine(line: string): VendorRecord | null {
  const escaped = line.replace(BACKSLASH, String.raw`\\`).replace(COMMAND_LINE, escapeCommandLine);
  try {
    const value: unknown = JSON.parse(escaped);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function escapeCommandLine(whole: string, start: string, inner: string, end: string): string {
  // Only a command line starts with a parameter; other texts are JSON already.
  if (!inner.startsWith('-')) return whole;
  return `${start}${inner.replaceAll(/(?<!\\)"/g, String.raw`\"`)}${end}`;
}
