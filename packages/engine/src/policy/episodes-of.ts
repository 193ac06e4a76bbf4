import type { WindowRule } from './policy.ts';
import type { WindowReading } from './read-windows.ts';
import type { WindowPoint } from './window-point.ts';

/** A stretch of triggers that is one detection. */
export interface Episode {
  /** Time of the first counted event. */
  startAt: number;
  /** Time of the last trigger, which is the last counted event. */
  endAt: number;
  /** Largest value of the metric in any window. */
  peak: number;
  /** First and last counted event of the first window that reached the peak. */
  peakWindowStartAt: number;
  peakWindowEndAt: number;
  /** The event with which the threshold was first reached. */
  firstTriggerId: string;
  /** Every counted event, in order of time, each once. */
  pointIds: string[];
}

/** What is known of an episode while its triggers are read in order. */
interface OpenEpisode {
  firstTrigger: WindowPoint;
  lastTrigger: WindowPoint;
  peak: number;
  peakStart: WindowPoint;
  peakEnd: WindowPoint;
  /** Counted points so far, as indexes; windows overlap, so each is added once. */
  firstIndex: number;
  nextIndex: number;
  pointIds: string[];
}

/**
 * The episodes of sorted points with the reading of each point's window. Triggers are points whose
 * window reaches the threshold; two belong together when they lie no further apart than the episode
 * gap, or than the window itself: such windows count the same events.
 */
export function episodesOf(
  points: readonly WindowPoint[],
  readings: readonly WindowReading[],
  rule: WindowRule,
): Episode[] {
  const gap = Math.max(rule.episodeGapMs, rule.windowMs);
  const episodes: OpenEpisode[] = [];
  for (const [index, trigger] of points.entries()) {
    const reading = readings[index];
    if (reading === undefined || !(reading.value >= rule.threshold)) continue;
    const start = points[index - reading.count + 1] ?? trigger;
    let episode = episodes[episodes.length - 1];
    if (episode === undefined || trigger.at - episode.lastTrigger.at > gap) {
      episode = openEpisode(trigger, start, index - reading.count + 1);
      episodes.push(episode);
    }
    episode.lastTrigger = trigger;
    if (reading.value > episode.peak) {
      episode.peak = reading.value;
      episode.peakStart = start;
      episode.peakEnd = trigger;
    }
    const from = Math.max(episode.nextIndex, index - reading.count + 1);
    for (let counted = from; counted <= index; counted += 1) {
      const point = points[counted];
      if (point !== undefined) episode.pointIds.push(point.id);
    }
    episode.nextIndex = index + 1;
  }
  return episodes.map((episode) => closeEpisode(episode, points));
}

function openEpisode(trigger: WindowPoint, start: WindowPoint, firstIndex: number): OpenEpisode {
  return {
    firstTrigger: trigger,
    lastTrigger: trigger,
    peak: Number.NEGATIVE_INFINITY,
    peakStart: start,
    peakEnd: trigger,
    firstIndex,
    nextIndex: firstIndex,
    pointIds: [],
  };
}

function closeEpisode(episode: OpenEpisode, points: readonly WindowPoint[]): Episode {
  return {
    startAt: (points[episode.firstIndex] ?? episode.firstTrigger).at,
    endAt: episode.lastTrigger.at,
    peak: episode.peak,
    peakWindowStartAt: episode.peakStart.at,
    peakWindowEndAt: episode.peakEnd.at,
    firstTriggerId: episode.firstTrigger.id,
    pointIds: episode.pointIds,
  };
}
