import type { ActivityEvent, Place } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { groupId } from '../../platform/place-id.ts';

/** A name from an event; `words` are its search terms. */
interface ToldName {
  kind: 'actor' | 'object' | 'place' | 'flow';
  key: string;
  title: string;
  detail: string | null;
  source: string | null;
  words: string;
  at: number;
  eventId: string;
  isSample: boolean;
}

/**
 * Stores each person, object, destination and flow named by new events, for search, in the transaction
 * that writes the events. A later event may rename an object. Costs one statement, which writes only
 * new names.
 *
 * @published
 */
export async function keepNames(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  const names = [...toldNames(events).values()];
  if (names.length === 0) return;
  await tx.named('search_name_keep', KEEP, [
    tenantId,
    names.map(({ kind }) => kind),
    names.map(({ key }) => key),
    names.map(({ title }) => title),
    names.map(({ detail }) => detail),
    names.map(({ source }) => source),
    names.map(({ words }) => words),
    names.map(({ at }) => new Date(at)),
    names.map(({ eventId }) => eventId),
    names.map(({ isSample }) => isSample),
  ]);
}

/**
 * Known names are skipped before anything is folded or written. Sources spell one person in several
 * ways: a full name stays, or every batch would rewrite it.
 */
const KEEP = `
INSERT INTO search_name AS held (tenant_id, kind, key_hash, key, title, detail, source, search, told_at, event_id, is_sample)
SELECT $1, given.kind, given.key_hash, given.key, given.title, given.detail, given.source, search_text(given.words),
  given.told_at, given.event_id, given.is_sample AND coalesce(known.is_sample, true)
FROM (SELECT md5(key)::uuid AS key_hash, * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
  $8::timestamptz[], $9::uuid[], $10::boolean[])
  AS row (kind, key, title, detail, source, words, told_at, event_id, is_sample)) AS given
LEFT JOIN LATERAL (SELECT title, told_at, is_sample FROM search_name
  WHERE tenant_id = $1 AND kind = given.kind AND key_hash = given.key_hash LIMIT 1) AS known ON true
WHERE known.title IS NULL OR (known.is_sample AND NOT given.is_sample)
  OR (known.title <> given.title AND CASE given.kind
    WHEN 'actor' THEN position(' ' IN given.title) > 0 AND position(' ' IN known.title) = 0
    ELSE given.told_at > known.told_at END)
ON CONFLICT (tenant_id, kind, key_hash) DO UPDATE SET title = excluded.title, detail = excluded.detail,
  source = excluded.source, search = excluded.search, told_at = excluded.told_at, event_id = excluded.event_id,
  is_sample = excluded.is_sample`;

function toldNames(events: readonly ActivityEvent[]): Map<string, ToldName> {
  const names = new Map<string, ToldName>();
  for (const event of events) {
    for (const name of namesOf(event)) {
      const id = `${name.kind} ${name.key}`;
      const before = names.get(id);
      const isSample = name.isSample && (before?.isSample ?? true);
      names.set(id, { ...(before && isBetter(before, name) ? before : name), isSample });
    }
  }
  return names;
}

/** Whether a name is preferred over a second one for the same thing. */
function isBetter(one: ToldName, other: ToldName): boolean {
  if (one.kind === 'actor' && one.title.includes(' ') !== other.title.includes(' ')) {
    return one.title.includes(' ');
  }
  return one.at > other.at;
}

type NameFacts = Omit<ToldName, 'at' | 'eventId' | 'isSample'>;

function namesOf(event: ActivityEvent): ToldName[] {
  const { occurredAt: at, eventId, isSample, origin, destination } = event;
  const facts = [
    actorName(event),
    objectName(event),
    origin && placeName(origin),
    destination && placeName(destination),
    origin && destination && flowName(origin, destination),
  ];
  return facts.flatMap((name) => (name === null ? [] : { ...name, at, eventId, isSample }));
}

function actorName({ actor, actorKey }: ActivityEvent): NameFacts | null {
  if (actorKey === null) return null;
  const title = actor.name ?? actor.email ?? actorKey;
  return {
    kind: 'actor',
    key: actorKey,
    title,
    detail: title === actorKey ? null : actorKey,
    source: null,
    words: wordsOf([actor.name, actorKey, actor.id === actorKey ? null : actor.id]),
  };
}

function objectName({ object, objectKey, source }: ActivityEvent): NameFacts | null {
  if (objectKey === null) return null;
  const title = object.name ?? objectKey;
  return {
    kind: 'object',
    key: objectKey,
    title,
    detail: object.path ?? object.url,
    source,
    words: wordsOf([title, object.path === object.name ? null : object.path, object.url]),
  };
}

function placeName({ kind, name, host }: Place): NameFacts {
  return {
    kind: 'place',
    key: groupId(kind, name),
    title: name,
    detail: kind,
    source: null,
    words: wordsOf([name, host]),
  };
}

function flowName(origin: Place, destination: Place): NameFacts {
  return {
    kind: 'flow',
    key: `${groupId(origin.kind, origin.name)}~${groupId(destination.kind, destination.name)}`,
    title: `${origin.name} → ${destination.name}`,
    detail: null,
    source: null,
    words: wordsOf([origin.name, destination.name]),
  };
}

function wordsOf(words: readonly (string | null)[]): string {
  return words.filter((word) => word !== null).join(' ');
}

/**
 * Removes names from sample data only, and words that no other name has. Names of people in sources are
 * removed with those people's records, which must be deleted first.
 *
 * @published
 */
export async function forgetSampleNames(tx: Transaction, tenantId: number): Promise<void> {
  await tx.query('DELETE FROM search_name WHERE tenant_id = $1 AND is_sample', [tenantId]);
  await tx.query('DELETE FROM search_word WHERE tenant_id = $1', [tenantId]);
  await tx.query(
    `INSERT INTO search_word (tenant_id, word)
     SELECT DISTINCT n.tenant_id, word FROM search_name n, search_words(n.kind, n.title, n.search) AS word
     WHERE n.tenant_id = $1`,
    [tenantId],
  );
}
