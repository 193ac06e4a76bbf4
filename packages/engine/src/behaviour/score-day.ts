import { OUTWARD } from './channel-of.ts';
import { FIRST_USE_CHANNELS, type DayContext } from './closed-day.ts';
import type { JudgedDay } from './judged-day.ts';
import { METRICS, SCORE_IDS } from './metrics.data.ts';
import { metricValues } from './metric-values.ts';
import { emptyGroup, FEWEST_PEOPLE, ORGANIZATION, type PeerGroup } from './peers.ts';
import type { FirstReach, PersonDay } from './person-day.ts';
import type { Profile } from './profile.ts';
import { countTail, sizeTail } from './tails.ts';

/** Days of peers that a person's own past is mixed with, for the mean and for the spread. */
const MEAN_DAYS = 3;
const SPREAD_DAYS = 10;
/** Maximum growth treated as normal over the last four weeks: 10 % a week. */
const MOST_GROWTH = 1.1 ** 6;
const FEWEST_OLD_DAYS = 5;
const USUAL_SPREAD = 1;
const USUAL_DEVIATION = 2;
const LEAST_DEVIATION = 0.5;
const LEAST_MEAN = 0.001;
/** Fewer peer days are not meaningful. */
const FEWEST_PEER_DAYS = 20;
/** Amounts below this are not worth reviewing, however unusual. */
const LEAST_BYTES = 1_000_000;

/** Expected value of a metric on a day. */
export interface Expected {
  /** Count, or logarithm of bytes. */
  mean: number;
  /** Spread of a count beyond Poisson, or deviation of the logarithm. */
  spread: number;
  /** Mean of the peers, in the same unit; null if none. */
  peers: number | null;
}

/** The peers that a person is compared with: the closest group that is large enough. */
export function peersOf(context: DayContext, groups: readonly string[]): PeerGroup {
  for (const name of groups) {
    const group = context.groups.get(name);
    if (group !== undefined && group.people >= FEWEST_PEOPLE) return group;
  }
  return context.groups.get(ORGANIZATION) ?? emptyGroup();
}

/**
 * Usual value of a metric: the person's history blended with that of peers. Null while nothing is
 * known.
 */
export function expectedOf(index: number, profile: Profile, peers: PeerGroup): Expected | null {
  return METRICS[index]?.measure === 'bytes'
    ? expectedSize(index, profile, peers)
    : expectedCount(index, profile, peers);
}

function expectedCount(index: number, profile: Profile, peers: PeerGroup): Expected | null {
  const own = profile.metrics[index];
  const others = peers.metrics[index];
  if (own === undefined || others === undefined || peers.days < FEWEST_PEER_DAYS) return null;
  const peerMean = others.sum / peers.days;
  const pooled =
    others.spreadBase > 0 ? Math.max(0, others.spread / others.spreadBase) : USUAL_SPREAD;
  if (!profile.isWarm) {
    const mean = Math.max(peerMean, LEAST_MEAN);
    const total = others.squares / peers.days - mean * mean;
    return { mean, spread: Math.max(pooled, (total - mean) / (mean * mean)), peers: peerMean };
  }
  const weight = MEAN_DAYS + profile.days;
  const total = MEAN_DAYS * peerMean + own.sum;
  const ownMean = own.sum / profile.days;
  const ownSpread =
    ownMean > 0
      ? Math.max(
          0,
          (own.squares / profile.days - ownMean * ownMean - ownMean) / (ownMean * ownMean),
        )
      : pooled;
  const mixed = (SPREAD_DAYS * pooled + profile.days * ownSpread) / (SPREAD_DAYS + profile.days);
  const mean = Math.min(total / weight, grownAtMost(index, profile, peerMean));
  return {
    mean: Math.max(mean, LEAST_MEAN),
    // Also how little is known about the mean itself.
    spread: mixed + 1 / (total + 0.5),
    peers: peerMean,
  };
}

/** A slowly growing habit is followed no faster than this. */
function grownAtMost(index: number, profile: Profile, peerMean: number): number {
  const own = profile.metrics[index];
  if (own === undefined || profile.oldDays < FEWEST_OLD_DAYS) return Number.POSITIVE_INFINITY;
  return MOST_GROWTH * Math.max(peerMean, own.oldSum / profile.oldDays);
}

function expectedSize(index: number, profile: Profile, peers: PeerGroup): Expected | null {
  const own = profile.metrics[index];
  const others = peers.metrics[index];
  if (own === undefined || others === undefined || others.logDays < FEWEST_PEER_DAYS) return null;
  const peerMean = others.logSum / others.logDays;
  const peerVariance = Math.max(0, others.logSquares / others.logDays - peerMean * peerMean);
  const within = others.spreadBase > 0 ? others.spread / others.spreadBase : USUAL_DEVIATION ** 2;
  if (!profile.isWarm || own.logDays === 0) {
    const spread = Math.max(LEAST_DEVIATION, Math.sqrt(peerVariance));
    return { mean: peerMean, spread, peers: peerMean };
  }
  const weight = MEAN_DAYS + own.logDays;
  const mean = (MEAN_DAYS * peerMean + own.logSum) / weight;
  const ownMean = own.logSum / own.logDays;
  const ownVariance = Math.max(0, own.logSquares / own.logDays - ownMean * ownMean);
  const variance =
    (SPREAD_DAYS * within + own.logDays * ownVariance) / (SPREAD_DAYS + own.logDays) +
    peerVariance / weight;
  return { mean, spread: Math.max(LEAST_DEVIATION, Math.sqrt(variance)), peers: peerMean };
}

/**
 * Scores a person's day against the baseline frozen the day before. A higher value never lowers a
 * score: a verdict before the day is over still holds afterwards.
 */
export function scoreDay(
  counters: PersonDay,
  profile: Profile,
  given: { context: DayContext; groups: readonly string[] },
): Omit<JudgedDay, 'usual'> {
  const values = metricValues(counters);
  const peers = peersOf(given.context, given.groups);
  const scores = SCORE_IDS.map(() => 0);
  for (const index of METRICS.keys()) {
    const value = values[index] ?? 0;
    if (value > 0) scores[index] = short(tailOf(index, value, expectedOf(index, profile, peers)));
  }
  const firstUses = profile.isWarm ? firstUsesOf(counters, profile) : [];
  const tails = Math.max(0, ...METRICS.map((_, index) => outwardScore(index, scores)));
  scores[METRICS.length] = short(firstUseScore(counters, firstUses, given.context));
  scores[METRICS.length + 1] = profile.isWarm ? short(rareScore(counters, tails)) : 0;
  const { isWarm } = profile;
  return { values, scores, isWarm, groups: [...given.groups], firstUses };
}

export function tailOf(index: number, value: number, expected: Expected | null): number {
  if (expected === null) return 0;
  if (METRICS[index]?.measure !== 'bytes') return countTail(value, expected.mean, expected.spread);
  return value < LEAST_BYTES ? 0 : sizeTail(value, expected.mean, expected.spread);
}

function outwardScore(index: number, scores: readonly number[]): number {
  const isOutward = METRICS[index]?.channels.every((channel) => OUTWARD.includes(channel));
  return isOutward === true ? (scores[index] ?? 0) : 0;
}

function firstUsesOf({ cells }: PersonDay, profile: Profile): string[] {
  const used = new Set([...cells.values()].map(({ channel }) => channel));
  const isKnown = (channel: string): boolean =>
    METRICS.some(
      ({ channels }, index) =>
        channels.length === 1 && channels[0] === channel && (profile.metrics[index]?.sum ?? 0) > 0,
    );
  return FIRST_USE_CHANNELS.filter((channel) => used.has(channel) && !isKnown(channel));
}

/** How rarely people start using a channel, and how heavily it was used. */
function firstUseScore(
  { cells }: PersonDay,
  firstUses: readonly string[],
  { firstUseRate }: DayContext,
): number {
  const scores = firstUses.map((channel) => {
    const own = [...cells.values()].filter((cell) => cell.channel === channel);
    const events = own.reduce((sum, cell) => sum + cell.events, 0);
    return -Math.log10(firstUseRate.get(channel) ?? 1) + Math.log10(1 + events);
  });
  return Math.max(0, ...scores);
}

/** Evidence, besides its being new, that a destination deserves review; less than 1 is not enough. */
const SENSITIVITY_EVIDENCE = [0, 0, 1, 2, 3];
const TAIL_FROM = 2;
const MOST_TAIL_EVIDENCE = 3;
const MOST_VOLUME_EVIDENCE = 3;

/** A destination that is new to the person and to almost everyone, with evidence that it matters. */
function rareScore({ firsts }: PersonDay, tail: number): number {
  return Math.max(0, ...[...firsts.values()].map((first) => rareReach(first, tail)));
}

function rareReach({ bytes, sensitivity, others }: FirstReach, tail: number): number {
  if (others > 1) return 0;
  const evidence =
    (SENSITIVITY_EVIDENCE[sensitivity] ?? 0) +
    Math.min(MOST_VOLUME_EVIDENCE, Math.log10(1 + bytes / (10 * LEAST_BYTES))) +
    Math.min(MOST_TAIL_EVIDENCE, Math.max(0, tail - TAIL_FROM));
  return evidence < 1 ? 0 : (others === 0 ? 1 : 0.6) * (1 + evidence);
}

/** Stored and recomputed values must not differ. */
function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
