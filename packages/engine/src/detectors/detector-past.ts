import type { ActivityEvent } from '@waybill/contract';

/**
 * What is known about events before the evaluated one. Every answer is a snapshot from a fixed time
 * before it, so the same event gets the same answer again; null if too little is known. A member is
 * absent if that kind is not stored.
 */
export interface DetectorPast {
  /** How many people other than the actor wrote to the address or shared with it. */
  othersWhoReached?(event: ActivityEvent, address: string): number | null;
  /** Sizes of files with this extension that the actor, or the actor's peers, moved. */
  sizes?(event: ActivityEvent, of: 'own' | 'peers'): SizePast | null;
  /** Names that the object's content had within the day before, the latest first. */
  formerNames?(event: ActivityEvent): readonly string[] | null;
}

/** Earlier sizes as a log-normal distribution. */
export interface SizePast {
  /** Sample size. */
  count: number;
  /** Mean of the natural logarithm of the size in bytes. */
  logMean: number;
  /** Standard deviation of the same. */
  logDeviation: number;
}
