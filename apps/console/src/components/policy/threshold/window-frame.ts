import type { RuleThreshold } from '@waybill/contract';

/** Uses for a separate window of a count or sequence. */
export const GROUP_KEYS = [
  'actor',
  'device',
  'object',
  'container',
  'destination',
  'recipients',
] as const;

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Maximum window and pause accepted by the server. */
export const LONGEST_MS = 31 * 24 * HOUR_MS;

/** The window of event time that a count and a sequence share. */
export interface WindowFrame {
  windowMs: number;
  /** Windows start at whole multiples of their length in UTC and do not slide. */
  isFixed: boolean;
  /** Bursts closer together than this are one detection. */
  episodeGapMs: number;
  groupBy: string[];
}

export function frameOf(stored: RuleThreshold): WindowFrame {
  const { windowMs, episodeGapMs, groupBy } = stored;
  return { windowMs, isFixed: stored.isFixed === true, episodeGapMs, groupBy };
}

/** Stored form of a window: sliding is the default and omitted. */
export function storedFrame({ windowMs, isFixed, episodeGapMs, groupBy }: WindowFrame) {
  return { windowMs, episodeGapMs, groupBy, ...(isFixed ? { isFixed } : {}) };
}
