import type { ActivityEvent } from '@waybill/contract';
import {
  createWindowList,
  fingerprintOf,
  isWindowed,
  type Episode,
  type OrganizationPeaks,
  type PolicyHit,
  type WindowedPolicy,
  type WindowPoint,
} from '@waybill/engine';
import { groupHash } from '../../detection/judging/detection-id.ts';
import { leadInMs } from './scan-lead-in.ts';

/** A matched event, as far as it is counted. */
export interface Match {
  at: number;
  person: string | null;
  destination: string | null;
  /** Rules that it meets. */
  rules: Set<string>;
}

/** Matches of a set of rules. */
export interface Matched {
  /** By event id. */
  events: ReadonlyMap<string, Match>;
  /** Detections by rule, as the stream would raise them. */
  detections: ReadonlyMap<string, number>;
  /** Detections that windowed rules would raise. */
  episodes: readonly MatchedEpisode[];
  /** More than can be held: the result is partial. */
  isCut: boolean;
}

export interface MatchedEpisode {
  rule: string;
  person: string | null;
  episode: Episode;
}

/** Maximum events and points held. */
const MOST_HELD = 400_000;

interface Group {
  policy: WindowedPolicy;
  rule: string;
  isSample: boolean;
  points: WindowPoint[];
}

export interface MatchTally {
  add(event: ActivityEvent, hits: readonly PolicyHit[]): void;
  /** Events so far, including those that only count towards a window. */
  size(): number;
  people(): number;
  finish(): Matched;
}

/**
 * Collects matches from a given time on, and finally reports their consequences. Windows as in the
 * stream: earlier events count for later results, but are not reported.
 */
export function matchTally(from = Number.NEGATIVE_INFINITY): MatchTally {
  const events = new Map<string, Match>();
  const candidates = new Map<string, Match>();
  const fingerprints = new Map<string, Set<string>>();
  const groups = new Map<string, Group>();
  const people = new Set<string>();
  let held = 0;
  let isCut = false;

  function count(event: ActivityEvent, hit: PolicyHit): void {
    const { policy, counted } = hit;
    const rule = policy.rule ?? '';
    const isBefore = event.occurredAt < from;
    if (counted === null || !isWindowed(policy)) {
      if (isBefore) return;
      noteMatch(events, event.eventId, matchOf(event), rule);
      const fingerprint = groupHash(fingerprintOf(policy, event), event.isSample);
      fingerprints.set(rule, (fingerprints.get(rule) ?? new Set()).add(fingerprint));
      return;
    }
    if (event.occurredAt < from - leadInMs(policy)) return;
    if (!isBefore) noteMatch(candidates, event.eventId, matchOf(event), rule);
    const key = [rule, groupHash(counted.group, event.isSample)].join('\0');
    const group = groups.get(key) ?? { policy, rule, isSample: event.isSample, points: [] };
    group.points.push(counted.point);
    groups.set(key, group);
  }

  return {
    add(event, hits) {
      if (hits.length > 0 && event.actorKey !== null && event.occurredAt >= from)
        people.add(event.actorKey);
      for (const hit of hits) {
        if (held >= MOST_HELD) {
          isCut = true;
          return;
        }
        held += 1;
        count(event, hit);
      }
    },
    size: () => events.size + candidates.size,
    people: () => people.size,
    finish() {
      const episodes = episodesOf([...groups.values()], { candidates, from });
      const detections = new Map([...fingerprints].map(([rule, known]) => [rule, known.size]));
      for (const { rule, episode } of episodes) {
        detections.set(rule, (detections.get(rule) ?? 0) + 1);
        for (const id of episode.pointIds) {
          const candidate = candidates.get(id);
          if (candidate) noteMatch(events, id, { ...candidate, rules: new Set() }, rule);
        }
      }
      return { events, detections, episodes, isCut };
    },
  };
}

function noteMatch(into: Map<string, Match>, eventId: string, fresh: Match, rule: string): void {
  const match = into.get(eventId) ?? fresh;
  match.rules.add(rule);
  into.set(eventId, match);
}

function matchOf({ occurredAt, actorKey, destination, outsideDomains }: ActivityEvent): Match {
  const place = destination?.host ?? destination?.name ?? outsideDomains[0] ?? null;
  return { at: occurredAt, person: actorKey, destination: place, rules: new Set() };
}

function episodesOf(
  groups: readonly Group[],
  { candidates, from }: { candidates: ReadonlyMap<string, Match>; from: number },
): MatchedEpisode[] {
  const lists = groups.map((group) => {
    const list = createWindowList(group.policy.window);
    list.insert(group.points);
    return { ...group, list };
  });
  const peaks = new Map<string, OrganizationPeaks>();
  const peaksOf = (rule: string, isSample: boolean): OrganizationPeaks => {
    const key = `${rule}\0${String(isSample)}`;
    const known =
      peaks.get(key) ?? peaksOver(lists.filter((l) => l.rule === rule && l.isSample === isSample));
    peaks.set(key, known);
    return known;
  };
  return lists.flatMap(({ list, rule, isSample, policy: { window } }) => {
    const hasBaseline = window.metric !== 'sequence' && window.baseline !== undefined;
    const found = list.episodes(hasBaseline ? peaksOf(rule, isSample) : undefined);
    return found
      .filter(({ endAt }) => endAt >= from)
      .map((episode) => ({ rule, person: personOf(episode, candidates), episode }));
  });
}

/** Of the first reported event. */
function personOf({ pointIds }: Episode, candidates: ReadonlyMap<string, Match>): string | null {
  const first = pointIds.find((id) => candidates.has(id));
  return candidates.get(first ?? '')?.person ?? null;
}

function peaksOver(
  lists: readonly { list: { dayPeaks(): ReadonlyMap<number, number> } }[],
): OrganizationPeaks {
  const peaks = new Map<number, number[]>();
  for (const { list } of lists) {
    for (const [day, peak] of list.dayPeaks()) peaks.set(day, [...(peaks.get(day) ?? []), peak]);
  }
  return peaks;
}
