import type { ActivityEvent } from '@waybill/contract';
import { zoneClock } from '../time/zone-clock.ts';
import {
  channelNamed,
  channelOf,
  destinationClassOf,
  OUTWARD,
  type Channel,
} from './channel-of.ts';
import {
  addDistinct,
  emptyDistinct,
  readDistinct,
  storedDistinct,
  type Distinct,
  type StoredDistinct,
} from './distinct.ts';
import { hash32 } from './hash-32.ts';
import type { JudgedDay } from './judged-day.ts';
import { endsOf } from './reached-keys.ts';

/**
 * A person's activity on one day through one channel, to one class of destination, with one class of
 * data.
 */
export interface Cell {
  channel: Channel;
  isSensitive: boolean;
  events: number;
  bytes: number;
  objects: Distinct;
  destinations: Distinct;
}

/** A destination outside that the person had not reached before the day. */
export interface FirstReach {
  events: number;
  bytes: number;
  /** Highest sensitivity of the data sent there; -1 if none was found. */
  sensitivity: number;
  /** Other people who had reached it before the day, counted to three. */
  others: number;
}

/** Counters of one person and day. They depend only on the set of that day's events. */
export interface PersonDay {
  person: string;
  day: number;
  /** By `channel|destination class|data class`. */
  cells: Map<string, Cell>;
  /** IANA time zone in which hours are counted: the person’s own if known. */
  zone: string;
  /** Events by hour of the day. */
  hours: number[];
  /** By key, see `reachedKey`. */
  firsts: Map<string, FirstReach>;
  /** Sizes of moved files by extension: count, and sums of the logarithm and of its square. */
  sizes: Map<string, [number, number, number]>;
  /** How the day was judged last; null before it was. */
  judged: JudgedDay | null;
}

/** First destinations and extensions of a day of which each is remembered. */
const MOST_FIRSTS = 200;
const MOST_EXTENSIONS = 50;
const SENSITIVE = 3;
/** Logarithms of sizes are summed up in thousandths: whole numbers add up the same in any order. */
export const LOG_PARTS = 1000;

export function emptyPersonDay(person: string, day: number, zone = 'UTC'): PersonDay {
  const hours = Array.from({ length: 24 }, () => 0);
  return {
    person,
    day,
    cells: new Map(),
    zone,
    hours,
    firsts: new Map(),
    sizes: new Map(),
    judged: null,
  };
}

/** Whether an event is relevant to its actor's baseline. */
export function isBehaviour(event: ActivityEvent): boolean {
  return (
    event.actorKey !== null &&
    event.actor.kind !== 'anonymous' &&
    event.actor.kind !== 'system' &&
    event.outcome !== 'failure' &&
    !event.isSample
  );
}

/** Counts an event. `isFirst` tells whether the person had not reached a key before the day. */
export function countEvent(
  counters: PersonDay,
  event: ActivityEvent,
  isFirst: (key: string) => boolean,
): void {
  const cell = cellOf(counters, event);
  const bytes = wholeBytes(event.object.sizeBytes);
  const hour = zoneClock(counters.zone).hourOf(event.occurredAt);
  counters.hours[hour] = (counters.hours[hour] ?? 0) + 1;
  cell.events += 1;
  cell.bytes += bytes;
  if (event.objectKey !== null) addDistinct(cell.objects, hash32(event.objectKey));
  for (const end of endsOf(event)) {
    addDistinct(cell.destinations, hash32(end));
    if (OUTWARD.includes(cell.channel) && isFirst(end)) addFirst(counters, end, { event, bytes });
  }
  if (bytes > 0 && event.movement !== 'none') addSize(counters, event.object.extension, bytes);
}

/** What is stored of an event has whole bytes, and whole numbers add up the same in any order. */
function wholeBytes(size: number | null): number {
  return size !== null && Number.isFinite(size) && size > 0 ? Math.round(size) : 0;
}

function cellOf(counters: PersonDay, event: ActivityEvent): Cell {
  const channel = channelOf(event);
  const isSensitive = (event.data?.sensitivity ?? -1) >= SENSITIVE;
  const dataClass = `${event.data?.class ?? ''}${isSensitive ? '!' : ''}`;
  const key = `${channel}|${destinationClassOf(event)}|${dataClass}`;
  const known = counters.cells.get(key);
  if (known) return known;
  const cell = emptyCell(channel, isSensitive);
  counters.cells.set(key, cell);
  return cell;
}

function emptyCell(channel: Channel, isSensitive: boolean): Cell {
  const [objects, destinations] = [emptyDistinct(), emptyDistinct()];
  return { channel, isSensitive, events: 0, bytes: 0, objects, destinations };
}

function addFirst(
  { firsts }: PersonDay,
  key: string,
  { event, bytes }: { event: ActivityEvent; bytes: number },
): void {
  const first = firsts.get(key) ?? { events: 0, bytes: 0, sensitivity: -1, others: 0 };
  first.events += 1;
  first.bytes += bytes;
  first.sensitivity = Math.max(first.sensitivity, event.data?.sensitivity ?? -1);
  firsts.set(key, first);
  if (firsts.size > MOST_FIRSTS) dropGreatest(firsts);
}

function addSize({ sizes }: PersonDay, extension: string | null, bytes: number): void {
  const key = extension ?? '';
  const size = sizes.get(key) ?? [0, 0, 0];
  const log = Math.round(Math.log(bytes) * LOG_PARTS);
  size[0] += 1;
  size[1] += log;
  size[2] += log * log;
  sizes.set(key, size);
  if (sizes.size > MOST_EXTENSIONS) dropGreatest(sizes);
}

/** The result never depends on the order of keys: a key that remains was never dropped. */
function dropGreatest(map: Map<string, unknown>): void {
  let greatest = '';
  for (const key of map.keys()) if (key > greatest) greatest = key;
  map.delete(greatest);
}

/** `PersonDay` without its keys, as it is stored. */
export interface StoredCounters {
  cells: [string, number, number, StoredDistinct, StoredDistinct][];
  /** Absent: UTC, by which all days were counted once. */
  zone?: string;
  hours: number[];
  firsts: [string, number, number, number, number][];
  sizes: [string, number, number, number][];
}

export function storedCounters({ cells, zone, hours, firsts, sizes }: PersonDay): StoredCounters {
  return {
    cells: [...cells].map(([key, { events, bytes, objects, destinations }]) => [
      key,
      events,
      bytes,
      storedDistinct(objects),
      storedDistinct(destinations),
    ]),
    ...(zone === 'UTC' ? {} : { zone }),
    hours,
    firsts: [...firsts].map(([key, first]) => [
      key,
      first.events,
      first.bytes,
      first.sensitivity,
      first.others,
    ]),
    sizes: [...sizes].map(([key, size]) => [key, ...size]),
  };
}

export function readCounters(
  keys: Pick<PersonDay, 'person' | 'day' | 'judged'>,
  stored: StoredCounters,
): PersonDay {
  const cells = stored.cells.map(([key, events, bytes, objects, destinations]) => {
    const channel = key.split('|', 1)[0];
    const isSensitive = key.endsWith('!');
    const cell = { ...emptyCell(channelNamed(channel), isSensitive), events, bytes };
    cell.objects = readDistinct(objects);
    cell.destinations = readDistinct(destinations);
    return [key, cell] as const;
  });
  const firsts = stored.firsts.map(
    ([key, events, bytes, sensitivity, others]) =>
      [key, { events, bytes, sensitivity, others }] as const,
  );
  return {
    ...keys,
    cells: new Map(cells),
    zone: stored.zone ?? 'UTC',
    hours: [...stored.hours],
    firsts: new Map(firsts),
    sizes: new Map(stored.sizes.map(([key, ...size]) => [key, size])),
  };
}
