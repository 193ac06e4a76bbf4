import { isRecord } from '../kit/field.ts';
import type { VendorRecord } from '../kit/define-connector.ts';

/** Details that are a command line, whose quotes some exports leave as they are. */
const COMMAND_LINE =
  /("(?:ExtendedProperties|Parameters)"\s*:\s*")(.*?)("\s*(?:,\s*"\w+"\s*:|\}\s*$))/gs;
/** An escaped backslash, or one that begins no escape of JSON, as in `NT AUTHORITY\SYSTEM`. */
const BACKSLASH = /\\\\|\\(?!["/bfnrt]|u[0-9a-f]{4})/gi;

/**
 * An audit record from a text line that is not quite JSON: compliance commands bring their command line
 * with bare quotes, and account names bring bare backslashes. Null when the line cannot be read.
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
