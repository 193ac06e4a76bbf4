import { createHash } from 'node:crypto';
import type { SettledPlace } from '@waybill/contract';
import { rulesOnPlaces, type TrustRule } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readKnownPeople } from '../policy/evaluation/read-known-people.ts';
import { EFFECT_DAYS } from './applying/trusted-detections.ts';

const DAY_MS = 86_400_000;
const HIT_DAYS = 90;
/** Of a digest in `activity_day.people`, in hexadecimal. */
const DIGEST_CHARACTERS = 16;

interface Asked {
  tenantId: number;
  now: number;
}

interface PlaceRow extends SettledPlace {
  place_id: string;
  [column: string]: unknown;
}

/** Events of the last 90 days to each rule's subject, by its audience; from roll-ups, by rule id. */
export async function ruleHits(
  tx: Transaction,
  { tenantId, now }: Asked,
  rules: readonly TrustRule[],
): Promise<Map<string, number>> {
  const places = await placesOfRules(tx, tenantId, rules);
  const since = dayOf(now - HIT_DAYS * DAY_MS);
  const hits = new Map<string, number>();
  const add = (ruleId: string, events: number) =>
    hits.set(ruleId, (hits.get(ruleId) ?? 0) + events);
  const days = await readDays(tx, { tenantId, since, placeIds: [...places.keys()] });
  for (const { place_id: id, events } of days) {
    for (const { ruleId, audience } of places.get(id) ?? []) {
      if (audience.kind === 'everyone') add(ruleId, events);
    }
  }
  await addHitsOfSome(tx, { tenantId, since, places }, add);
  for (const { ruleId, events } of await readFlowDays(tx, { tenantId, since, rules })) {
    add(ruleId, events);
  }
  return hits;
}

/** Events of the last 90 days to each place, by its id. */
export async function placeHits(tx: Transaction, { tenantId, now }: Asked) {
  const since = dayOf(now - HIT_DAYS * DAY_MS);
  const rows = await tx.named<PlaceRow & { events: number }>(
    'trust_places_hit',
    `SELECT ${PLACE_COLUMNS}, hit.events FROM (
       SELECT destination_id, sum(events)::float8 AS events FROM activity_day
       WHERE tenant_id = $1 AND day >= $2::date GROUP BY 1
     ) AS hit JOIN place p ON p.tenant_id = $1 AND p.place_id = hit.destination_id`,
    [tenantId, since],
  );
  return rows;
}

const PLACE_COLUMNS =
  'p.place_id, p.kind, p.name, p.host, p.container, p.account, p.managed, p.outside';

/** The rules that name each place, by the place’s id. */
async function placesOfRules(
  tx: Transaction,
  tenantId: number,
  rules: readonly TrustRule[],
): Promise<Map<string, readonly TrustRule[]>> {
  if (rules.every(({ subject }) => subject.kind === 'flow')) return new Map();
  const rows = await tx.named<PlaceRow>(
    'trust_places',
    `SELECT ${PLACE_COLUMNS} FROM place p WHERE p.tenant_id = $1`,
    [tenantId],
  );
  const rulesOn = rulesOnPlaces(rules);
  return new Map(
    rows.flatMap((place) => {
      const named = rulesOn(place);
      return named.length === 0 ? [] : [[place.place_id, named] as const];
    }),
  );
}

function readDays(
  tx: Transaction,
  { tenantId, since, placeIds }: { tenantId: number; since: string; placeIds: readonly string[] },
) {
  return tx.named<{ place_id: string; events: number }>(
    'trust_place_days',
    `SELECT destination_id AS place_id, sum(events)::float8 AS events FROM activity_day
     WHERE tenant_id = $1 AND day >= $2::date AND destination_id = ANY($3::uuid[]) GROUP BY 1`,
    [tenantId, since, placeIds],
  );
}

/** Hits of rules with a limited audience: the roll-ups contain a digest of each event's person. */
async function addHitsOfSome(
  tx: Transaction,
  given: { tenantId: number; since: string; places: ReadonlyMap<string, readonly TrustRule[]> },
  add: (ruleId: string, events: number) => void,
): Promise<void> {
  const { tenantId, since, places } = given;
  const limited = [...places].flatMap(([placeId, rules]) =>
    rules.filter(({ audience }) => audience.kind !== 'everyone').map((rule) => ({ placeId, rule })),
  );
  if (limited.length === 0) return;
  const rows = await tx.named<{ place_id: string; people: string }>(
    'trust_place_people',
    `SELECT destination_id AS place_id, encode(string_agg(people, ''), 'hex') AS people FROM activity_day
     WHERE tenant_id = $1 AND day >= $2::date AND destination_id = ANY($3::uuid[]) GROUP BY 1`,
    [tenantId, since, [...new Set(limited.map(({ placeId }) => placeId))]],
  );
  const digests = new Map(rows.map(({ place_id: id, people }) => [id, people]));
  const known = await readKnownPeople(tx, tenantId);
  for (const { placeId, rule } of limited) {
    const people = new Set(peopleOf(rule, known).map(digestOf));
    add(rule.ruleId, countOf(digests.get(placeId) ?? '', people));
  }
}

function peopleOf(
  { audience }: TrustRule,
  known: ReadonlyMap<string, { department: string | null }>,
): string[] {
  if (audience.kind === 'everyone') return [];
  if (audience.kind !== 'department') return [...audience.people];
  const name = audience.name.toLowerCase();
  return [...known].flatMap(([key, { department }]) =>
    department?.toLowerCase() === name ? [key] : [],
  );
}

function digestOf(key: string): string {
  return createHash('md5').update(key).digest('hex').slice(0, DIGEST_CHARACTERS);
}

function countOf(digests: string, people: ReadonlySet<string>): number {
  let count = 0;
  for (let at = 0; at < digests.length; at += DIGEST_CHARACTERS) {
    if (people.has(digests.slice(at, at + DIGEST_CHARACTERS))) count += 1;
  }
  return count;
}

async function readFlowDays(
  tx: Transaction,
  { tenantId, since, rules }: { tenantId: number; since: string; rules: readonly TrustRule[] },
) {
  const ids = rules.filter(({ subject }) => subject.kind === 'flow').map(({ ruleId }) => ruleId);
  if (ids.length === 0) return [];
  return tx.named<{ ruleId: string; events: number }>(
    'trust_flow_days',
    `SELECT r.review_id AS "ruleId", sum(a.events)::float8 AS events
     FROM flow_review r JOIN activity_day a ON a.tenant_id = r.tenant_id AND a.day >= $2::date
       AND r.origin_id IN (a.origin_id, a.origin_group_id)
       AND r.destination_id IN (a.destination_id, a.destination_group_id)
     WHERE r.tenant_id = $1 AND r.review_id = ANY($3::uuid[]) GROUP BY 1`,
    [tenantId, since, ids],
  );
}

export interface EffectCounts {
  detections: number;
  lowered: number;
  raised: number;
}

/** Effect of each rule on detections of the last 30 days, by its id; from stored scores. */
export async function ruleEffects(
  tx: Transaction,
  { tenantId, now }: Asked,
  ruleIds: readonly string[],
): Promise<Map<string, EffectCounts>> {
  const rows = await tx.named<EffectCounts & { rule_id: string }>(
    'trust_rule_effects',
    `SELECT trust_rule_id AS rule_id, count(*)::integer AS detections,
       count(*) FILTER (WHERE severity_rank < untrusted_rank)::integer AS lowered,
       count(*) FILTER (WHERE severity_rank > untrusted_rank)::integer AS raised
     FROM detection
     WHERE tenant_id = $1 AND trust_rule_id = ANY($2::uuid[]) AND last_seen_at >= $3 GROUP BY 1`,
    [tenantId, ruleIds, new Date(now - EFFECT_DAYS * DAY_MS)],
  );
  return new Map(rows.map(({ rule_id: ruleId, ...counts }) => [ruleId, counts]));
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
