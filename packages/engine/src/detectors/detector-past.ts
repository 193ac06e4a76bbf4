import type { ActivityEvent } from '@waybill/contract';

/**
 * What is known about events before the one that is judged. Every answer is that of a frozen moment
 * before it, so that the same event gets the same answer again; null if too little is known to say. A
 * member is absent where nothing of its kind is kept.
 */
export interface DetectorPast {
  /** How many people besides the actor wrote to the address or shared with it. */
  othersWhoReached?(event: ActivityEvent, address: string): number | null;
  /** Sizes of what the actor, or the actor's peers, moved with the same file extension. */
  sizes?(event: ActivityEvent, of: 'own' | 'peers'): SizePast | null;
  /** Names that the object's content had within the day before, the latest first. */
  formerNames?(event: ActivityEvent): readonly string[] | null;
}

/** Earlier sizes as a log-normal distribution. */
export interface SizePast {
  /** How many sizes it is made of. */
  count: number;
  /** Mean of the natural logarithm of the size in bytes. */
  logMean: number;
  /** Standard deviation of the same. */
  logDeviation: number;
}
