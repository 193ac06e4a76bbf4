import type { Classifier, Confidence, Level } from '../classifiers/define-classifier.ts';
import type { Evidence } from './classification.ts';

/** A place that a classifier recognised, before it is weighed against others. Offsets in bytes. */
export interface Candidate {
  classifier: Classifier;
  start: number;
  end: number;
  confidence: Confidence;
  /** The type’s own check held. */
  isChecked: boolean;
  /** A keyword, header or path speaks for it. */
  isSupported: boolean;
  /** It starts with distinctive letters or signs, as vendor tokens do. */
  isMarked: boolean;
  /** It reports the text, like the kind of document that it is, and leaves its place to others. */
  isOfText: boolean;
  evidence: readonly Evidence[];
  /** If only its field supports it: the column, and the confidence without it. */
  byField: { column: number; otherwise: Level } | null;
  /** The value, for telling different ones apart; never leaves the classification. */
  value: string;
}

const LEVELS: readonly Level[] = ['none', 'low', 'medium', 'high'];

/** 0 for none, up to 3 for high. */
export function rankOf(level: Level): number {
  return LEVELS.indexOf(level);
}

/** Lowers the level by that many steps; `none` at the bottom. */
export function lowered(level: Level, steps: number): Level {
  return LEVELS[Math.max(0, rankOf(level) - steps)] ?? 'none';
}
