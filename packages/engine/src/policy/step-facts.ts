import type { WindowPoint } from './window-point.ts';
import type { SequenceRule } from './window-rule.ts';

/** Events of one step of a sequence. */
export interface StepFacts {
  name: string;
  events: number;
  firstAt: number;
  lastAt: number;
}

/** The steps of a sequence as the counted events of an episode show them, in the order of the rule. */
export function stepFactsOf(counted: readonly WindowPoint[], rule: SequenceRule): StepFacts[] {
  return rule.steps.map(({ name }, index) => {
    const events = counted.filter(({ steps }) => (steps & (1 << index)) !== 0);
    const [first] = events;
    const last = events[events.length - 1];
    return {
      name,
      events: events.length,
      firstAt: first?.at ?? Number.NaN,
      lastAt: last?.at ?? Number.NaN,
    };
  });
}
