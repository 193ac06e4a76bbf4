import type { Condition, RuleThreshold } from '@waybill/contract';
import { NEW_LEAF } from '../leaf-operand.ts';
import { frameOf, HOUR_MS, storedFrame, type WindowFrame } from './window-frame.ts';

/** Fewest and most steps of a sequence. */
export const STEP_COUNT = { least: 2, most: 16 } as const;

/** One action of a sequence, and how often it has to happen. */
export interface SequenceStep {
  name: string;
  condition: Condition;
  atLeast: number;
}

/** A sequence of acts as the form shows it. */
export interface SequenceForm extends WindowFrame {
  steps: SequenceStep[];
  /** Each step after the one before it; otherwise in any order. */
  isOrdered: boolean;
}

/** A step that is still to be written. */
export function newStep(name: string): SequenceStep {
  return { name, condition: NEW_LEAF, atLeast: 1 };
}

/** What a rule that begins to wait for steps waits for: two actions of one person within a day. */
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

/** The form of a stored sequence; null for a count, and for what is no sequence that the form can show. */
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

/** What is stored of a sequence: a step that happens once does not say how often. */
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

/** The list with one of its parts moved to another place; as it was where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const part = list[from];
  if (part === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, part);
}
