import type { LineageEdge } from '@waybill/contract';
import { useEffect, useMemo, useState } from 'react';
import { useMedia } from '../../../../components/use-media.ts';

/** Milliseconds per action of a replay. */
const ACT_MS = 900;

export interface Replay {
  /** How many actions have happened, from 0; null: no replay, everything is shown. */
  at: number | null;
  isPlaying: boolean;
  /** Reduced motion: a press advances by one action. */
  isStepwise: boolean;
  /** Ids of the edges that have happened; null: all. */
  happened: ReadonlySet<string> | null;
  /** Starts, or continues; stepwise: one action further. */
  play: () => void;
  pause: () => void;
  moveTo: (at: number | null) => void;
}

/** Plays the actions in the order of time. */
export function useReplay(edges: readonly LineageEdge[]): Replay {
  const isStepwise = useMedia('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState<number | null>(null);
  const [wantsToPlay, setWantsToPlay] = useState(false);
  const shownAt = at === null ? null : Math.min(at, edges.length);
  const isPlaying = wantsToPlay && shownAt !== null && shownAt < edges.length;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setAt((shownAt ?? 0) + 1), ACT_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, shownAt]);

  const happened = useMemo(
    () =>
      shownAt === null || shownAt === edges.length
        ? null
        : new Set(edges.slice(0, shownAt).map(({ edgeId }) => edgeId)),
    [edges, shownAt],
  );
  return {
    at: shownAt,
    isPlaying,
    isStepwise,
    happened,
    play() {
      const isAtEnd = shownAt === null || shownAt >= edges.length;
      if (isStepwise) setAt(isAtEnd ? 1 : shownAt + 1);
      else setAt(isAtEnd ? 0 : shownAt);
      setWantsToPlay(!isStepwise);
    },
    pause: () => setWantsToPlay(false),
    moveTo(next) {
      setWantsToPlay(false);
      setAt(next);
    },
  };
}
