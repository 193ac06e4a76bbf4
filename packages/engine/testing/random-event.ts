import {
  ACTOR_KINDS,
  CONTENT_STATES,
  EVENT_ACTIONS,
  EVENT_CATEGORIES,
  SOURCE_NAMES,
  MOVEMENTS,
  OBJECT_KINDS,
  OUTCOMES,
  PLACE_KINDS,
  RECIPIENT_KINDS,
  TRISTATES,
  VISIBILITIES,
  type ActivityEvent,
  type MappedEvent,
  type Place,
  type Recipient,
} from '@waybill/contract';
import { FIELDS } from '../src/policy/fields.ts';
import { activityEvent, type ActivityFacts } from '../src/activity/activity-event.ts';

/** Source of random values: tests supply one that property testing can shrink. */
export interface RandomSource {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** Any string, lone surrogates and control characters included. */
  text(): string;
  /** Any number, NaN and infinities included. */
  number(): number;
}

export interface Draw extends RandomSource {
  one<T>(values: readonly T[]): T;
}

/** Adds a choice of one value; an empty list is a test bug. */
export function drawFrom(source: RandomSource): Draw {
  return {
    ...source,
    one(values) {
      for (const value of values.slice(source.below(values.length))) return value;
      throw new RangeError('nothing to choose from');
    },
  };
}

/** Strings that have broken matching, folding or parsing somewhere before. */
export const HOSTILE_TEXTS = [
  '',
  'a',
  'A',
  'ä',
  'Ä',
  'ß',
  'İ',
  'ı',
  'Σ',
  'ς',
  '%',
  '_',
  '\\',
  '*',
  '?',
  'a*b',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  '\0',
  '\uD800',
  '\uDC00x',
  '\u202Efdp.exe',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  'example.com',
  'dana@example.com',
  'partner.example',
  '999988887777',
  'ANY',
  'all',
  `${'a'.repeat(300)}b`,
] as const;

const NUMBERS = [0, 1, -1, 1024, 1e21, Number.MAX_SAFE_INTEGER, 1_700_000_000_000] as const;

function text(draw: Draw): string | null {
  const kind = draw.one(['none', 'hostile', 'hostile', 'any']);
  if (kind === 'none') return null;
  return kind === 'any' ? draw.text() : draw.one(HOSTILE_TEXTS);
}

function number(draw: Draw): number {
  return draw.one([true, false]) ? draw.one(NUMBERS) : draw.number();
}

function list<T>(draw: Draw, element: () => T): T[] {
  return Array.from({ length: draw.one([0, 0, 1, 2, 3]) }, element);
}

function place(draw: Draw): Place | null {
  if (draw.one([true, false])) return null;
  return {
    kind: draw.one(PLACE_KINDS),
    name: draw.one(['Google Drive', 'AWS S3', 'Device', 'Public', ...HOSTILE_TEXTS]),
    host: text(draw),
    container: text(draw),
    account: text(draw),
  };
}

function recipient(draw: Draw): Recipient {
  return {
    kind: draw.one(RECIPIENT_KINDS),
    address: text(draw),
    domain: text(draw),
    outside: draw.one(TRISTATES),
  };
}

/** A mapped event of which every fact is drawn; any combination, sensible or not. */
export function randomMappedEvent(draw: Draw): MappedEvent {
  const { eventId: _id, ingestedAt: _at, isSample: _sample, ...facts } = randomEvent(draw);
  const { category: _category, direction: _direction, ...mapped } = facts;
  return { ...mapped, origin: place(draw), destination: place(draw) };
}

/** Facts that fields are read from, in sensible words and others. */
function randomFacts(draw: Draw): Record<string, string> {
  const keys = FIELDS.flatMap(({ facts }) => facts?.keys ?? []);
  const words = ['true', 'No', 'everyone', '2026-01-01', 'removed', 'Public', ...HOSTILE_TEXTS];
  return Object.fromEntries(list(draw, () => [draw.one(keys), draw.one(words)]));
}

/** An activity event of which every fact is drawn; any combination, sensible or not. */
export function randomEvent(draw: Draw): ActivityEvent {
  const tristate = () => draw.one(TRISTATES);
  const settled = (candidate: Place | null) =>
    candidate && { ...candidate, managed: tristate(), outside: tristate() };
  const facts: ActivityFacts = {
    source: draw.one(SOURCE_NAMES),
    stream: text(draw) ?? 'audit',
    vendorOperation: text(draw) ?? 'op',
    action: draw.one([null, ...EVENT_ACTIONS]),
    movement: draw.one(MOVEMENTS),
    occurredAt: number(draw),
    outcome: draw.one(OUTCOMES),
    category: draw.one([null, ...EVENT_CATEGORIES]),
    direction: draw.one([null, 'inbound', 'outbound']),
    vendorSeverity: text(draw),
    actor: {
      kind: draw.one(ACTOR_KINDS),
      email: text(draw),
      id: text(draw),
      name: text(draw),
      domain: text(draw),
    },
    object: {
      kind: draw.one(OBJECT_KINDS),
      id: text(draw),
      name: text(draw),
      path: text(draw),
      directory: text(draw),
      extension: text(draw),
      url: text(draw),
      sizeBytes: draw.one([true, false]) ? null : number(draw),
    },
    device: { id: text(draw), hostname: text(draw), managed: tristate() },
    network: { sourceIp: text(draw), userAgent: text(draw) },
    mail: draw.one([
      null,
      { from: text(draw), to: list(draw, () => draw.text()), subject: text(draw), messageId: null },
    ]),
    origin: settled(place(draw)),
    destination: settled(place(draw)),
    recipients: list(draw, () => recipient(draw)),
    recipientsOutside: tristate(),
    outsideDomains: list(draw, () => draw.one(HOSTILE_TEXTS)),
    visibilityBefore: draw.one([null, ...VISIBILITIES]),
    visibilityAfter: draw.one([null, ...VISIBILITIES]),
    extra: draw.one([{}, { forwarding: 'rule' }, randomFacts(draw)]),
    actorKey: text(draw),
    objectKey: text(draw),
    data: draw.one([
      null,
      {
        values: draw.one([[], [1, 40, 3]]),
        ...(draw.one([true, false]) && { counts: [2, 80, 3] }),
        types: list(draw, () => draw.one(HOSTILE_TEXTS)),
        sensitivity: draw.one([null, 0, 4]),
        class: draw.one([null, 'personal', 'secret']),
        state: draw.one(CONTENT_STATES),
      },
    ]),
  };
  return activityEvent(facts);
}
