import { encodeUtf8 } from '../utf8.ts';
import type { Anchor } from './anchors.ts';
import { createAttempts, LONGEST, LONGEST_BEHIND_LITERAL, type Group } from './attempts.ts';
import { foldByte } from './byte-tables.ts';
import { createLiteralIndex } from './literal-index.ts';
import type { CompiledValuePattern, RawHits, ScannedText } from './raw-hits.ts';
import { newRun, tryRunBefore, type Run } from './run-anchors.ts';
import { newWindow, tryBehind, type Window } from './word-anchors.ts';

/** Tries patterns at literals that start them, or after words. */
export interface TextAnchors {
  /** For the prefilter. */
  readonly trigrams: Uint8Array;
  readonly fours: Uint8Array;
  readonly quads: Uint8Array;
  readonly sixes: Uint8Array;
  /** @param place where the prefilter saw a trigram end */
  tryAt(text: ScannedText, place: number, hits: RawHits): void;
}

/** One search text, with the patterns that depend on it. */
interface Wanted {
  bytes: Uint8Array;
  caseless: boolean;
  /** Distance from the match start to it; null if matches follow it, or start with a run before it. */
  offset: number | null;
  isBehindRun: boolean;
  /** Maximum distance after a word at which they may start. */
  within: number;
  patterns: number[];
}

interface Target {
  length: number;
  offset: number;
  /** Patterns tried at a single position, for literals; words have a window. */
  group?: Group;
  window?: Window;
  run?: Run;
}

export function createTextAnchors(
  patterns: readonly CompiledValuePattern[],
  anchors: readonly Anchor[],
): TextAnchors {
  const wanted = collect(patterns, anchors);
  const leading = createAttempts(patterns, LONGEST_BEHIND_LITERAL);
  const behind = createAttempts(patterns, LONGEST);
  const windows = new Map<string, Window>();
  const runs = new Map<string, Run>();
  const targets = wanted.map(
    ({ bytes, offset, isBehindRun, within, patterns: members }): Target => {
      const known = { length: bytes.length, offset: offset ?? 0 };
      if (offset !== null) return { ...known, group: leading.group(members) };
      if (isBehindRun) {
        const run = runs.get(members.join()) ?? newRun(behind.group(members));
        runs.set(members.join(), run);
        return { ...known, run };
      }
      const key = `${within}:${members.join()}`;
      const window = windows.get(key) ?? newWindow(behind, patterns, members, within);
      windows.set(key, window);
      return { ...known, window };
    },
  );
  const index = createLiteralIndex(
    wanted.map(({ bytes, caseless }, target) => ({ bytes, caseless, target })),
  );

  function tryTarget(target: Target, text: ScannedText, start: number, hits: RawHits): void {
    const { group, window, run, length, offset } = target;
    if (window !== undefined) tryBehind({ attempts: behind, hits }, window, text, start + length);
    else if (run !== undefined) tryRunBefore({ attempts: behind, hits }, run, text, start);
    else if (group && start >= offset) leading.tryAt(group, text, start - offset, hits);
  }

  return {
    trigrams: index.trigrams,
    fours: index.fours,
    quads: index.quads,
    sixes: index.sixes,
    tryAt(text, place, hits) {
      const count = index.lookUp(text, place);
      for (let found = 0; found < count; found += 1) {
        const target = targets[index.targets[found] ?? 0];
        if (target !== undefined) tryTarget(target, text, index.starts[found] ?? 0, hits);
      }
    },
  };
}

/** Merges equal texts. Throws if a word has one byte, which would open a window nearly everywhere. */
function collect(
  patterns: readonly CompiledValuePattern[],
  anchors: readonly Anchor[],
): readonly Wanted[] {
  const wanted = new Map<string, Wanted>();
  const want = (text: Omit<Wanted, 'patterns'>, pattern: number): void => {
    const key = [text.caseless, text.offset, text.isBehindRun, text.within, ...text.bytes].join();
    const known = wanted.get(key) ?? { ...text, patterns: [] };
    if (known.patterns.at(-1) !== pattern) known.patterns.push(pattern);
    wanted.set(key, known);
  };
  for (const [index, pattern] of patterns.entries()) {
    for (const text of textsOf(pattern, anchors[index])) want(text, index);
  }
  return [...wanted.values()];
}

function textsOf(
  { after }: CompiledValuePattern,
  anchor: Anchor | undefined,
): readonly Omit<Wanted, 'patterns'>[] {
  const text = { caseless: false, offset: null, isBehindRun: false, within: 0 };
  if (anchor?.kind === 'literals') return anchor.literals.map((each) => ({ ...text, ...each }));
  if (anchor?.kind === 'run') {
    return anchor.ends.map((bytes) => ({ ...text, bytes, isBehindRun: true }));
  }
  return (after?.words ?? []).flatMap(inEitherCase).map((word) => {
    const bytes = encodeUtf8(word).map(foldByte);
    if (bytes.length < 2) throw new RangeError(`A word of one byte: ${word}`);
    return { ...text, bytes, caseless: true, within: after?.within ?? 0 };
  });
}

/** ASCII letters are folded while they are searched for; of others both forms are. */
function inEitherCase(word: string): readonly string[] {
  return /^[\0-\x7f]*$/.test(word) ? [word] : [word.toLowerCase(), word.toUpperCase()];
}
