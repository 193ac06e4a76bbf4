import type { ActivityEvent, EventAction, Movement, SettledPlace } from '@waybill/contract';
import { isStandingForwarding } from '../activity/forwarding.ts';
import { isVisibilityWidened } from '../activity/visibility.ts';

const ACTION_WORDS: Readonly<Record<EventAction, string>> = {
  Upload: 'uploaded',
  Paste: 'pasted',
  Copy: 'copied',
  Download: 'downloaded',
  View: 'viewed',
  Send: 'sent',
  Share: 'shared',
  Compress: 'compressed',
  compress_no_spaces: 'compressed',
  Decompress: 'unpacked',
  CopyFile: 'copied',
  Rename: 'renamed',
  CLI: 'ran a command on',
};

const MOVEMENT_WORDS: Readonly<Record<Exclude<Movement, 'none'>, string>> = {
  share: 'shared',
  send: 'sent',
  download: 'downloaded',
  upload: 'uploaded',
  copy: 'copied',
};

/** Longest name in a sentence or title, in code units. */
const LONGEST_NAME = 120;

/** The action in the past tense; an unmapped action keeps the vendor's word. */
export function actionWords(event: ActivityEvent): string {
  if (isStandingForwarding(event)) return 'set up forwarding of';
  if (event.action !== null) return ACTION_WORDS[event.action];
  if (event.movement !== 'none') return MOVEMENT_WORDS[event.movement];
  if (isVisibilityWidened(event) === true) return 'opened';
  return `performed ${clipped(event.vendorOperation)} on`;
}

/** The person or service that acted, by name, else address, else id. */
export function actorWords(event: ActivityEvent): string {
  const { name, email, id, kind } = event.actor;
  const known = name ?? email ?? id;
  if (known !== null) return clipped(known);
  return kind === 'anonymous' ? 'An anonymous visitor' : 'An unnamed person';
}

/** The object by name, else by the last part of its path, its address or its id. */
export function objectWords(event: ActivityEvent): string {
  const { name, path, url, id, kind } = event.object;
  const known = name ?? lastPart(path) ?? url ?? id;
  if (known !== null) return clipped(known);
  if (isStandingForwarding(event)) return 'mail';
  return kind === 'other' ? 'an unnamed object' : `a ${kind} without a name`;
}

/** A place in reader-friendly form. `visibility` distinguishes the public from link holders. */
export function placeWords(place: SettledPlace, visibility: string | null): string {
  const party = place.account ?? place.host;
  switch (place.kind) {
    case 'public':
      return visibility === 'link' ? 'anyone with the link' : 'the public';
    case 'person':
      return party === null ? 'a person outside' : clipped(`people at ${party}`);
    case 'account':
      return party === null
        ? `another ${place.name} account`
        : clipped(`${place.name} account ${party}`);
    case 'host':
      return clipped(place.host ?? place.name);
    default:
      return clipped(withContainer(place));
  }
}

/** Instant as `2026-03-01 09:30 UTC`; an invalid time is reported as unknown. */
export function timeWords(at: number): string {
  // The range of dates of ECMAScript; beyond it a date cannot be written.
  if (!(Math.abs(at) <= 8.64e15)) return 'an unknown time';
  return `${new Date(at).toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}

/** Duration in the largest unit that fits evenly, e.g. `60 minutes`, `2 days`. */
export function durationWords(ms: number): string {
  const units: readonly [number, string][] = [
    [86_400_000, 'day'],
    [60_000, 'minute'],
    [1000, 'second'],
  ];
  const [size, unit] = units.find(([length]) => ms >= length && ms % length === 0) ?? [1, 'ms'];
  const count = ms / size;
  return unit === 'ms' ? `${count} ms` : `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Cuts a long name without splitting a character. */
export function clipped(text: string): string {
  if (text.length <= LONGEST_NAME) return text;
  return `${text.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function withContainer({ name, kind, container, host }: SettledPlace): string {
  const inside = kind === 'device' ? (host ?? container) : container;
  if (inside === null) return name;
  // A site given as an address is called by its last part, as its own pages call it.
  return `${name} (${inside.includes('://') ? (lastPart(inside) ?? inside) : inside})`;
}

function lastPart(path: string | null): string | null {
  return path?.split(/[/\\]/).findLast((part) => part !== '') ?? null;
}
