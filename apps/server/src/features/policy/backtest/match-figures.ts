import type { PolicyPrecision, PromptForecast } from '@waybill/contract';
import type { z } from 'zod';
import { shareWithInterval } from '../evaluation/wilson.ts';
import type { Match, Matched } from './match-tally.ts';
import type { KnownVerdicts } from './known-verdicts.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-01 was a Thursday; weeks start on Mondays. */
const MONDAY_OFFSET_MS = 3 * DAY_MS;
const PEOPLE_TOLD = 20;

/** Events per UTC day, oldest first, including days without any. */
export function perDay(
  matches: Iterable<Match>,
  from: number,
  to: number,
): { day: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { at } of matches) {
    const day = isoDay(at);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days: { day: string; count: number }[] = [];
  for (let at = Math.floor(from / DAY_MS) * DAY_MS; at < to; at += DAY_MS) {
    const day = isoDay(at);
    days.push({ day, count: counts.get(day) ?? 0 });
  }
  return days;
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export interface Concentration {
  people: number;
  destinations: number;
  byPerson: { person: string; events: number }[];
  /** Share of the three with the most. */
  topShare: number;
}

export function concentrationOf(matches: ReadonlyMap<string, Match>): Concentration {
  const byPerson = new Map<string, number>();
  const destinations = new Set<string>();
  for (const { person, destination } of matches.values()) {
    if (person !== null) byPerson.set(person, (byPerson.get(person) ?? 0) + 1);
    if (destination !== null) destinations.add(destination);
  }
  const ranked = [...byPerson]
    .map(([person, events]) => ({ person, events }))
    .toSorted((left, right) => right.events - left.events || (left.person < right.person ? -1 : 1));
  const top = ranked.slice(0, 3).reduce((sum, { events }) => sum + events, 0);
  return {
    people: byPerson.size,
    destinations: destinations.size,
    byPerson: ranked.slice(0, PEOPLE_TOLD),
    topShare: matches.size === 0 ? 0 : top / matches.size,
  };
}

/** Prompts per person in each week with at least one. A windowed rule prompts once per episode. */
export function promptForecast({ events, episodes }: Matched): z.input<typeof PromptForecast> {
  const counting = new Set(episodes.map(({ rule }) => rule));
  const prompts = new Map<string, number>();
  const ask = (person: string | null, at: number): void => {
    if (person === null) return;
    const key = `${person}\0${Math.floor((at + MONDAY_OFFSET_MS) / WEEK_MS)}`;
    prompts.set(key, (prompts.get(key) ?? 0) + 1);
  };
  for (const { at, person, rules } of events.values()) {
    for (const rule of rules) if (!counting.has(rule)) ask(person, at);
  }
  for (const { person, episode } of episodes) ask(person, episode.startAt);
  const counts = [...prompts.values()].toSorted((left, right) => left - right);
  return { p50: quantile(counts, 0.5), p90: quantile(counts, 0.9), max: counts.at(-1) ?? 0 };
}

/** Nearest rank. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** From the verdicts of the detections that the events belong to, without duplicates. */
export function precisionOf(
  eventIds: Iterable<string>,
  verdicts: KnownVerdicts,
): PolicyPrecision | null {
  const judged = new Map<string, string>();
  for (const id of eventIds) {
    const known = verdicts.get(id);
    if (known) judged.set(known.detectionId, known.verdict);
  }
  const confirmed = [...judged.values()].filter((verdict) => verdict === 'confirmed').length;
  return shareWithInterval(confirmed, judged.size);
}
