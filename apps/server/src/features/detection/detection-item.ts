import type { DetectionListItem, SettledPlace } from '@waybill/contract';
import type { z } from 'zod';
import { STORED_WORDS, storedPlace } from '../ingest/writing/stored-words.ts';
import {
  detectionHeadline,
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from './detection-title.ts';

type Item = z.input<typeof DetectionListItem>;

/** A row of `detection d` joined with its assignee. */
export interface DetectionRow extends TitleRow {
  detection_id: string;
  number: string;
  type: Item['type'];
  origin: Item['origin'];
  severity: Item['severity'];
  severity_rank: number;
  score: number;
  status: Item['status'];
  substatus: Item['substatus'];
  verdict: Item['verdict'];
  verdict_reason: Item['verdictReason'];
  due_at: Date | null;
  tags: string[] | null;
  snooze_until_at: Date | null;
  snooze_until_count: number | null;
  snooze_is_until_escalates: boolean;
  /** It sleeps. */
  has_snooze: boolean;
  category: Item['category'];
  action: Item['action'];
  direction: Item['direction'];
  source: Item['source'];
  person_key: string | null;
  person_email: string | null;
  object_key: string | null;
  object_name: string | null;
  from_place: SettledPlace | null;
  to_place: SettledPlace | null;
  policy_key: string | null;
  assignee_id: string | null;
  assignee_name: string | null;
  first_seen_at: Date;
  last_seen_at: Date;
  event_count: number;
  object_count: number;
  data_types: string[] | null;
  is_sample: boolean;
  rev: number;
}

export const ITEM_COLUMNS = `d.detection_id, d.number, ${TITLE_COLUMNS}, d.type, d.origin, d.severity, d.severity_rank,
  d.score, d.status, d.category, d.action, d.direction, d.source, d.person_key, d.person_email,
  d.object_key, d.object_name, d.from_place, d.to_place, d.policy_key, d.assignee_id, u.name AS assignee_name,
  d.first_seen_at, d.last_seen_at, d.event_count, d.object_count, d.data_types, d.is_sample, d.rev,
  d.substatus, d.verdict, d.verdict_reason, d.due_at, d.tags, s.until_at AS snooze_until_at,
  s.until_count AS snooze_until_count, s.usual IS NOT NULL AS snooze_is_until_escalates,
  s.detection_id IS NOT NULL AS has_snooze`;

export const ITEM_SOURCE = `detection d LEFT JOIN console_user u ON u.tenant_id = d.tenant_id AND u.user_id = d.assignee_id
  LEFT JOIN detection_snooze s ON s.tenant_id = d.tenant_id AND s.detection_id = d.detection_id`;

export function detectionItem(row: DetectionRow): Item {
  return {
    detectionId: row.detection_id,
    number: Number(row.number),
    title: detectionTitle(row),
    headline: detectionHeadline(row),
    type: row.type,
    origin: row.origin,
    severity: row.severity,
    score: row.score,
    status: row.status,
    substatus: row.substatus,
    verdict: row.verdict,
    verdictReason: row.verdict_reason,
    dueAt: row.due_at?.toISOString() ?? null,
    tags: row.tags ?? [],
    snooze: snoozeOf(row),
    category: STORED_WORDS.category(row.category),
    action: STORED_WORDS.action(row.action),
    direction: STORED_WORDS.direction(row.direction),
    source: STORED_WORDS.source(row.source),
    person:
      row.person_key === null
        ? null
        : { key: row.person_key, name: row.title_person, email: row.person_email },
    object:
      row.object_key === null
        ? null
        : { key: row.object_key, name: row.object_name ?? row.object_key },
    from: row.from_place && storedPlace(row.from_place),
    to: row.to_place && storedPlace(row.to_place),
    policyKey: row.policy_key,
    assignee:
      row.assignee_id === null
        ? null
        : { userId: row.assignee_id, name: row.assignee_name ?? row.assignee_id },
    firstSeenAt: row.first_seen_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    eventCount: row.event_count,
    objectCount: row.object_count,
    dataTypes: row.data_types ?? [],
    isSample: row.is_sample,
    rev: row.rev,
  };
}

/** Wake-up condition while snoozed. */
function snoozeOf(row: DetectionRow): Item['snooze'] {
  if (!row.has_snooze) return null;
  const { snooze_until_at: until, snooze_until_count: count } = row;
  return {
    until: until?.toISOString() ?? null,
    events: count === null ? null : Math.max(0, count - row.event_count),
    untilEscalates: row.snooze_is_until_escalates,
  };
}
