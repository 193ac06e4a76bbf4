import type { Condition, RuleThreshold } from '@waybill/contract';
import { NEW_LEAF } from '../leaf-operand.ts';
import { frameOf, HOUR_MS, storedFrame, type WindowFrame } from './window-frame.ts';

/** Fewest and most steps of a sequence. */
export const STEP_COUNT = { least: 2, most: 16 } as const;

/** One action of a sequence, and how often it must occur. */
export interface SequenceStep {
  name: string;
  condition: Condition;
  atLeast: number;
}

/** A sequence of acts as the form shows it. */
export interface SequenceForm extends WindowFrame {
  steps: SequenceStep[];
  /** In order; otherwise in any order. */
  isOrdered: boolean;
}

/** An unfinished step. */
export function newStep(name: string): SequenceStep {
  return { name, condition: NEW_LEAF, atLeast: 1 };
}

/** Default of a new sequence: two actions of one person within a day. */
export function firstSequence(nameOf: (number: number) => string): SequenceForm {
  return {
    steps: [newStep(nameOf(1)), newStep(nameOf(2))],
    isOrdered: true,
    windowMs: 24 * HOUR_MS,
    isFixed: false,
    episodeGapMs: 24 * HOUR_MS,
    groupBy: ['actor'],
  };
}

/** The form of a stored sequence; null for a count, and for an unsupported sequence. */
export function sequenceForm(stored: RuleThreshold): SequenceForm | null {
  const { steps, isOrdered } = stored;
  if (stored.metric !== 'sequence' || steps === undefined || isOrdered === undefined) return null;
  const read = steps.map(({ name, condition, atLeast = 1 }) => ({
    name,
    condition: condition ?? { all: [] },
    atLeast,
  }));
  return { ...frameOf(stored), steps: read, isOrdered };
}

/** Stored form of a sequence: a single occurrence is omitted. */
export function storedSequence(form: SequenceForm): RuleThreshold {
  return {
    ...storedFrame(form),
    metric: 'sequence',
    isOrdered: form.isOrdered,
    steps: form.steps.map(({ name, condition, atLeast }) => ({
      name,
      condition,
      ...(atLeast === 1 ? {} : { atLeast }),
    })),
  };
}

/** The list with one of its parts moved; unchanged if the target is out of range. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const part = list[from];
  if (part === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, part);
}
