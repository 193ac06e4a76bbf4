import type { VendorRecord } from '../kit/define-connector.ts';
import { field } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';

/** What Salesforce appends to the name of a type for the object that stores its events. */
const ENDING = /(?:Event(?:Store|Stream|Log)?)$/;
const STORED_ENDING = /Event(?:Store|Stream|Log)$/;
/** How the audit trail's sentences name their account; the match ends with the name. */
const NAMED_USER = [
  /^For user ([^,]{1,200}),/,
  /\bfor user ([^,]{1,200}?)(?:\.|$)/i,
  /^Created new (?:[\w-]+ ){0,3}?User:? ([^,]{1,200})$/i,
  /^(?:Activated|Deactivated|Froze|Unfroze|Unlocked) (?:user )?([^,]{1,200})$/i,
];

export const hooks: Hooks = {
  event_type: eventType,
  user_agent: userAgent,
  audited_user: (record) => auditedUser(record['Display']),
  data_export: dataExport,
};

/** `LoginEvent`, `LoginEventStream` and the log file's `Login` are one type under one name. */
function eventType(record: VendorRecord): string | null {
  const written = text(record['EVENT_TYPE']);
  // Stores with rows of log objects have the object's name instead of the type.
  if (written !== null) return written.replace(STORED_ENDING, '') || written;
  const stored = text(field(record, 'attributes.type'));
  return stored?.replace(ENDING, '') || stored;
}

/** Apex log files have a client number instead of its user agent. */
function userAgent(record: VendorRecord): string | null {
  const written = text(record['USER_AGENT'] ?? record['UserAgent']);
  return written !== null && /^\d+$/.test(written) ? null : written;
}

const SALESFORCE = {
  kind: 'app',
  name: 'Salesforce',
  host: null,
  container: null,
  account: null,
} as const;

/** The one section of the setup audit trail in which data leaves: backups of all records as files. */
function dataExport(record: VendorRecord): Partial<EventFacts> {
  const isExport = /^data export\b/i.test(text(record['Section']) ?? '');
  return isExport ? { action: 'Download', movement: 'download', origin: SALESFORCE } : {};
}

/** The person in a setup audit trail line; null if none. */
export function auditedUser(display: unknown): string | null {
  const sentence = text(display);
  // No genuine line is longer; the patterns need not read more of a forged one.
  if (sentence === null || sentence.length > 4000) return null;
  for (const pattern of NAMED_USER) {
    const name = pattern.exec(sentence)?.[1]?.trim();
    if (name) return name;
  }
  return null;
}
