import type { ActivityEvent } from '@waybill/contract';

/** Maximum number of recipients inspected per event. */
const MOST_RECIPIENTS = 500;
/** Longer names are cut: they name nothing that anyone would recognise. */
const MOST_LENGTH = 300;

/** Fields for which the first person to reach each value is recorded, by their names in conditions. */
export const REACHED_FIELDS = [
  'recipients',
  'recipients.domains',
  'outsideDomains',
  'destination.name',
  'destination.host',
  'destination.account',
] as const;
export type ReachedField = (typeof REACHED_FIELDS)[number];

export function isReachedField(name: string): name is ReachedField {
  return (REACHED_FIELDS as readonly string[]).includes(name);
}

/** Targets of an event, by field. */
export function reachedValues(event: ActivityEvent, field: ReachedField): readonly string[] {
  const { destination } = event;
  if (field === 'destination.name') return named(destination?.name);
  if (field === 'destination.host') return named(destination?.host);
  if (field === 'destination.account') return named(destination?.account);
  if (field === 'outsideDomains') return event.outsideDomains.slice(0, MOST_RECIPIENTS);
  const recipients = event.recipients.slice(0, MOST_RECIPIENTS);
  return recipients.flatMap((recipient) =>
    named(field === 'recipients' ? recipient.address : recipient.domain),
  );
}

function named(value: string | null | undefined): string[] {
  return value === null || value === undefined || value === '' ? [] : [value];
}

/** Key of a reached value; the same for every spelling. */
export function reachedKey(field: ReachedField, value: string): string {
  return `${field}=${value.toLowerCase().slice(0, MOST_LENGTH)}`;
}

/** Keys of everything that an event reached, without duplicates. */
export function reachedKeys(event: ActivityEvent): string[] {
  const keys = new Set<string>();
  for (const field of REACHED_FIELDS) {
    for (const value of reachedValues(event, field)) keys.add(reachedKey(field, value));
  }
  return [...keys];
}

/**
 * Exact destinations of an event's data: each recipient, otherwise the most specific identifier of the
 * place.
 */
export function endsOf(event: ActivityEvent): string[] {
  const addresses = reachedValues(event, 'recipients');
  if (addresses.length > 0) return addresses.map((value) => reachedKey('recipients', value));
  const { destination } = event;
  if (!destination) return [];
  if (destination.host) return [reachedKey('destination.host', destination.host)];
  if (destination.account) return [reachedKey('destination.account', destination.account)];
  return [reachedKey('destination.name', destination.name)];
}
