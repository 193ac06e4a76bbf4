import type { ActivityEvent } from '@waybill/contract';

/** Ways that data takes, as behaviour is counted by them. */
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

/** The way that the data of an act took; `other` when it moved and showed nothing. */
export function channelOf(event: ActFacts): Channel {
  const { movement, destination, category } = event;
  const isOutside = destination?.outside === 'yes' || event.recipientsOutside === 'yes';
  if (destination?.kind === 'external_storage') return 'removable';
  if (movement === 'send') return isOutside ? 'outsideMail' : 'mail';
  if (category === 'External Share' || (movement === 'share' && isOutside)) return 'share';
  if (movement === 'download') return 'download';
  if (isOutside || (movement === 'upload' && destination?.managed === 'no')) return 'upload';
  return movement === 'none' && event.action === null ? 'other' : 'access';
}

/** Class of where the data went: whose the place is, or what kind of place. */
export function destinationClassOf({ destination, recipientsOutside }: ActFacts): string {
  if (destination?.kind === 'external_storage') return 'removable';
  if (destination?.outside === 'yes' || recipientsOutside === 'yes') return 'outside';
  if (destination?.managed === 'no') return 'unmanaged';
  return destination?.outside === 'no' || recipientsOutside === 'no' ? 'inside' : 'unknown';
}
