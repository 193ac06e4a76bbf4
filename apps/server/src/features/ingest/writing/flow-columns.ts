import type { ActivityEvent, FlowDataClass } from '@waybill/contract';
import { placeId } from '../../../platform/place-id.ts';

/** Placeholder if an event has no place on a side. @published */
export const NO_PLACE = '00000000-0000-0000-0000-000000000000';

/**
 * One attribute that distinguishes flows: a key column of `activity_day`, of an event and of its row.
 */
interface FlowColumn {
  name: string;
  type: string;
  of: (event: ActivityEvent) => string;
  /** The same from `activity a`. */
  sql: string;
}

/** The key of `activity_day` after tenant and day, in order. @published */
export const FLOW_COLUMNS: readonly FlowColumn[] = [
  {
    name: 'origin_id',
    type: 'uuid',
    of: (event) => (event.origin ? placeId(event.origin) : NO_PLACE),
    sql: `coalesce(a.origin_place_id, '${NO_PLACE}')`,
  },
  {
    name: 'destination_id',
    type: 'uuid',
    of: (event) => (event.destination ? placeId(event.destination) : NO_PLACE),
    sql: `coalesce(a.destination_place_id, '${NO_PLACE}')`,
  },
  { name: 'action', type: 'text', of: ({ action }) => action ?? '', sql: `coalesce(a.action, '')` },
  {
    name: 'category',
    type: 'text',
    of: ({ category }) => category ?? '',
    sql: `coalesce(a.category, '')`,
  },
  {
    name: 'direction',
    type: 'text',
    of: ({ direction }) => direction ?? '',
    sql: `coalesce(a.direction, '')`,
  },
  {
    name: 'managed',
    type: 'text',
    of: managedOf,
    sql: `CASE WHEN a.destination_place_id IS NULL THEN ''
      WHEN a.destination_managed = 'yes' THEN 'managed' ELSE 'unmanaged' END`,
  },
  {
    name: 'data_class',
    type: 'text',
    of: flowDataClass,
    sql: `CASE WHEN a.data_class IS NOT NULL THEN a.data_class
      WHEN a.content_state IN ('complete', 'partial') THEN 'nothing' ELSE 'unread' END`,
  },
  {
    name: 'sensitivity',
    type: 'smallint',
    of: ({ data }) => String(data?.sensitivity ?? -1),
    sql: 'coalesce(a.data_sensitivity, -1)',
  },
];

/**
 * A list of `activity_day`: an entry of this many bytes per event, in the same order in all lists.
 *
 * @published
 */
export interface DayList {
  name: 'objects' | 'people' | 'times' | 'sizes';
  bytes: number;
  /** The same of the rows of a group of `activity a`. */
  sql: string;
}

/** Value if an event names none. @published */
export const NO_MEMBER_SQL = String.raw`'\x0000000000000000'`;

/** @published */
export const DAY_LISTS: readonly DayList[] = [
  { name: 'objects', bytes: 8, sql: digestsSql('a.object_key') },
  { name: 'people', bytes: 8, sql: digestsSql('a.actor_key') },
  {
    name: 'times',
    bytes: 4,
    sql: `string_agg(int4send(round(date_part('epoch', (a.occurred_at AT TIME ZONE 'UTC')
      - date_trunc('day', a.occurred_at AT TIME ZONE 'UTC')) * 1000)::integer), '')`,
  },
  { name: 'sizes', bytes: 8, sql: `string_agg(int8send(coalesce(a.object_bytes, 0)), '')` },
];

/** The digest that represents a key in the lists. @published */
export function digestSql(key: string): string {
  return `decode(left(md5(${key}), 16), 'hex')`;
}

function digestsSql(key: string): string {
  return `string_agg(coalesce(${digestSql(key)}, ${NO_MEMBER_SQL}), '')`;
}

/** The group of a side of rows that have one place there. @published */
export function groupSql(side: 'origin' | 'destination'): string {
  const text = `min(a.${side}_kind) || E'\\x1f' || min(a.${side}_name)`;
  return `coalesce(md5(${text})::uuid, '${NO_PLACE}')`;
}

function managedOf({ destination }: ActivityEvent): string {
  if (!destination) return '';
  return destination.managed === 'yes' ? 'managed' : 'unmanaged';
}

/** Contents of an event, as distinguished by flows. */
function flowDataClass({ data }: ActivityEvent): FlowDataClass {
  if (data?.class) return data.class;
  return data?.state === 'complete' || data?.state === 'partial' ? 'nothing' : 'unread';
}
