import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import { mapLogEvent } from './log-event.ts';

/** Okta: the System Log, by its API or by event hooks. */
export const connector = defineConnector({
  id: 'okta',
  sources: ['Okta'],
  summary: 'System Log: sign-ins, accounts, groups, applications, policies',
  envelopes: [],
  map,
});

function map(record: VendorRecord): MapResult {
  // An event hook delivers entries of the log in a body of its own.
  const delivered = field(record, 'data.events');
  if (Array.isArray(delivered)) return mapDelivered(delivered);
  if (record['published'] === undefined && isEntity(record)) {
    return { kind: 'skipped', reason: 'This is an account, group or application, not an act.' };
  }
  return mapLogEvent(record);
}

function mapDelivered(delivered: unknown[]): MapResult {
  const results = delivered.filter(isRecord).map(mapLogEvent);
  const events = results.flatMap((result) => (result.kind === 'mapped' ? result.events : []));
  if (events.length > 0) return { kind: 'mapped', events };
  const [first] = results;
  return first ?? { kind: 'skipped', reason: 'The event hook delivered no entries.' };
}

/** Accounts and groups carry a profile, applications a sign-on mode. */
function isEntity(record: VendorRecord): boolean {
  return record['profile'] !== undefined || record['signOnMode'] !== undefined;
}
