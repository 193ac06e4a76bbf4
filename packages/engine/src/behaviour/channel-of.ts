import type { ActivityEvent } from '@waybill/contract';

/** Data channels as counted by behaviour. */
export const CHANNELS = [
  'mail',
  'outsideMail',
  'upload',
  'share',
  'removable',
  'download',
  'access',
  'other',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** Channels on which data leaves. */
export const OUTWARD: readonly Channel[] = ['outsideMail', 'upload', 'share', 'removable'];

/** A channel by its name; `other` for a name that none has. */
export function channelNamed(name: string | undefined): Channel {
  return CHANNELS.find((channel) => channel === name) ?? 'other';
}

type ActFacts = Pick<
  ActivityEvent,
  'movement' | 'action' | 'category' | 'destination' | 'recipientsOutside'
>;

/** Criteria for a channel; the first match wins. */
const SIGNS: readonly (readonly [Channel, (event: ActFacts) => boolean])[] = [
  ['removable', ({ destination }) => destination?.kind === 'external_storage'],
  ['outsideMail', (event) => event.movement === 'send' && isOutside(event)],
  ['mail', ({ movement }) => movement === 'send'],
  ['share', ({ category }) => category === 'External Share'],
  ['share', (event) => event.movement === 'share' && isOutside(event)],
  ['download', ({ movement }) => movement === 'download'],
  ['upload', isOutside],
  ['upload', ({ movement, destination }) => movement === 'upload' && destination?.managed === 'no'],
  ['access', ({ movement, action }) => movement !== 'none' || action !== null],
];

/**
 * The channel through which an action moved data; `other` if it moved data and the channel is unknown.
 */
export function channelOf(event: ActFacts): Channel {
  return SIGNS.find(([, holds]) => holds(event))?.[0] ?? 'other';
}

function isOutside({ destination, recipientsOutside }: ActFacts): boolean {
  return destination?.outside === 'yes' || recipientsOutside === 'yes';
}

/** Class of the destination: the owner of the place, or its kind. */
export function destinationClassOf(event: ActFacts): string {
  const { destination, recipientsOutside } = event;
  if (destination?.kind === 'external_storage') return 'removable';
  if (isOutside(event)) return 'outside';
  if (destination?.managed === 'no') return 'unmanaged';
  return destination?.outside === 'no' || recipientsOutside === 'no' ? 'inside' : 'unknown';
}
