/** Header facts of a syslog line, and its message. */
export interface SyslogLine {
  /** 0 (emergency) to 7 (debug); null without a priority. */
  severity: number | null;
  facility: number | null;
  /** As written: an ISO moment (RFC 5424) or `Mmm d hh:mm:ss` without year and zone (RFC 3164). */
  timestamp: string | null;
  host: string | null;
  app: string | null;
  procId: string | null;
  msgId: string | null;
  /** Structured data as written, brackets included. */
  structuredData: string | null;
  /** The rest; the whole line without a header. */
  message: string;
}

/** A missing space after the version would make it part of a number, so both are matched together. */
const RFC_5424 = /^<(\d{1,3})>\d{1,2} (\S+) (\S+) (\S+) (\S+) (\S+) ?/;
const RFC_3164 = /^<(\d{1,3})>([A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d) (\S+) /;
const PRIORITY = /^<(\d{1,3})>/;
/** A tag ends with a colon or with the process in brackets and a colon. */
const TAG = /^([^\s:[\]]{1,64})(?:\[([^\]\s]{1,128})\])?: ?/;
/** The byte order mark with which RFC 5424 begins a message in UTF-8. */
const BOM = '\uFEFF';
const MOST_PRIORITY = 191;

const NONE = {
  severity: null,
  facility: null,
  timestamp: null,
  host: null,
  app: null,
  procId: null,
  msgId: null,
  structuredData: null,
} as const;

/**
 * Parses a syslog line: RFC 5424, RFC 3164 with a priority, or a bare message. Never throws, linear in
 * the length of the line; unreadable parts stay in the message. The line is decoded and without framing
 * (no octet count or line end).
 */
export function syslogLine(line: string): SyslogLine {
  const written = line.startsWith(BOM) ? line.slice(1) : line;
  return structuredLine(written) ?? legacyLine(written) ?? priorityLine(written) ?? bare(written);
}

function structuredLine(line: string): SyslogLine | null {
  const match = RFC_5424.exec(line);
  const priority = priorityOf(match?.[1]);
  if (!match || !priority) return null;
  const [header, , timestamp, host, app, procId, msgId] = match;
  const rest = line.slice(header.length);
  const end = structuredDataEnd(rest);
  const structured = rest.slice(0, end);
  return {
    ...priority,
    timestamp: present(timestamp),
    host: present(host),
    app: present(app),
    procId: present(procId),
    msgId: present(msgId),
    structuredData: structured === '' || structured === '-' ? null : structured,
    message: withoutMark(rest.slice(end).replace(/^ /, '')),
  };
}

function legacyLine(line: string): SyslogLine | null {
  const match = RFC_3164.exec(line);
  const priority = priorityOf(match?.[1]);
  if (!match || !priority) return null;
  const [header, , timestamp = null, host = null] = match;
  return { ...NONE, ...priority, timestamp, host, ...tagged(line.slice(header.length)) };
}

/**
 * The tag before a message; the first word of CEF and LEEF also ends with a colon, but is not a tag.
 */
function tagged(rest: string): Pick<SyslogLine, 'app' | 'procId' | 'message'> {
  const tag = /^(?:CEF|LEEF):/.test(rest) ? null : TAG.exec(rest);
  const [header = '', app = null, procId = null] = tag ?? [];
  return { app, procId, message: withoutMark(rest.slice(header.length)) };
}

function priorityLine(line: string): SyslogLine | null {
  const match = PRIORITY.exec(line);
  const priority = priorityOf(match?.[1]);
  if (!match || !priority) return null;
  return { ...NONE, ...priority, message: line.slice(match[0].length).trimStart() };
}

function bare(line: string): SyslogLine {
  return { ...NONE, message: line };
}

function priorityOf(
  written: string | undefined,
): { severity: number; facility: number } | undefined {
  const priority = Number(written ?? Number.NaN);
  if (!(priority >= 0 && priority <= MOST_PRIORITY)) return undefined;
  return { severity: priority % 8, facility: Math.floor(priority / 8) };
}

/** End of the structured data: after `-`, or after the last `]` of consecutive elements. */
function structuredDataEnd(rest: string): number {
  if (rest.startsWith('-')) return 1;
  let at = 0;
  while (rest[at] === '[') {
    const end = elementEnd(rest, at);
    if (end === null) return at;
    at = end;
  }
  return at;
}

/**
 * After the `]` of the element that starts there; `]` in quotation marks and after `\` does not count.
 */
function elementEnd(rest: string, start: number): number | null {
  let isQuoted = false;
  for (let at = start + 1; at < rest.length; at += 1) {
    const char = rest[at];
    if (char === '\\' && isQuoted) at += 1;
    else if (char === '"') isQuoted = !isQuoted;
    else if (char === ']' && !isQuoted) return at + 1;
  }
  return null;
}

/** A dash is RFC 5424's empty value. */
function present(value: string | undefined): string | null {
  return value === undefined || value === '-' ? null : value;
}

function withoutMark(message: string): string {
  return message.startsWith(BOM) ? message.slice(1) : message;
}
