import { anchorOf, type Anchor } from './anchors.ts';
import { runStart } from './at-anchor.ts';
import { createAttempts, LONGEST } from './attempts.ts';
import { createBeginAnchors, type Beginning } from './begin-anchors.ts';
import { createCompiledPrefilter } from './compiled-prefilter.ts';
import { createPrefilter } from './prefilter.ts';
import {
  orderHits,
  type CompiledValuePattern,
  type RawHits,
  type Scan,
  type ScannedText,
} from './raw-hits.ts';
import { createTextAnchors } from './text-anchors.ts';

/**
 * Maximum hits per text, buffered until the scan ends: 96 MiB. Only megabytes of plain numbers have
 * more; the rest is ignored.
 */
const MOST_HITS = 2 ** 23;

/**
 * Compiles patterns into one pass over the text: literals and words are found by their rarest trigram,
 * all others by the shape of their first token. Each pattern is tried only at these places.
 */
export function createScan(patterns: readonly CompiledValuePattern[]): Scan {
  const anchors = patterns.map(anchorOf);
  const indexes = (kind: Anchor['kind']) =>
    [...anchors.keys()].filter((index) => anchors[index]?.kind === kind);
  const texts = createTextAnchors(patterns, anchors);
  const attempts = createAttempts(patterns, LONGEST);
  const begins = createBeginAnchors(
    anchors.flatMap((anchor, pattern): Beginning[] =>
      anchor.kind === 'begin' || anchor.kind === 'inside'
        ? [
            {
              ...anchor,
              pattern,
              first: anchor.kind === 'begin' ? anchor.first : -1,
              inside: anchor.kind === 'inside',
            },
          ]
        : [],
    ),
    attempts,
  );
  const beforeAt = attempts.group(indexes('@'));
  const anywhere = attempts.group(indexes('none'));
  const tables = {
    trigrams: texts.trigrams,
    fours: texts.fours,
    quads: texts.quads,
    sixes: texts.sixes,
    rows: begins.rows,
    seconds: begins.seconds,
    firsts: begins.firsts,
    tellsAt: beforeAt.patterns.length > 0,
  };
  const prefilter = createCompiledPrefilter(tables) ?? createPrefilter(tables);
  const { places } = prefilter;

  function tryToken(text: ScannedText, index: number, hits: RawHits): void {
    const start = places.starts[index] ?? 0;
    const key = places.keys[index] ?? 0;
    if (key >= 0) {
      begins.tryAt(text, start, key, hits);
      return;
    }
    const before = runStart(text.bytes, start);
    if (before >= 0) attempts.tryAt(beforeAt, text, before, hits);
  }

  /** In order of position, so that hits come nearly in order. */
  function tryPlaces(text: ScannedText, hits: RawHits): void {
    let token = 0;
    for (let literal = 0; literal < places.literalCount; literal += 1) {
      const place = places.literals[literal] ?? 0;
      while (token < places.tokenCount && (places.starts[token] ?? 0) < place) {
        tryToken(text, token, hits);
        token += 1;
      }
      texts.tryAt(text, place, hits);
    }
    for (; token < places.tokenCount; token += 1) tryToken(text, token, hits);
  }

  return {
    scan(bytes, length, hits, checkpoint) {
      hits.count = 0;
      hits.isOrdered = true;
      hits.isCapped = false;
      prefilter.begin();
      const text = { bytes, length };
      while (hits.count < MOST_HITS && prefilter.advance(bytes, length)) {
        checkpoint?.();
        tryPlaces(text, hits);
      }
      const most = anywhere.patterns.length === 0 ? 0 : length;
      for (let start = 0; start < most && hits.count < MOST_HITS; start += 1) {
        attempts.tryAt(anywhere, text, start, hits);
      }
      hits.isCapped ||= hits.count >= MOST_HITS;
      orderHits(hits);
    },
  };
}
