import type { Condition, RuleThreshold } from '@waybill/contract';
import { CodeBlock, RadioGroup, textOf } from '@waybill/ui';
import { useState } from 'react';
import {
  countForm,
  FIRST_COUNT,
  storedCount,
} from '../../../../components/policy/threshold/count-form.ts';
import {
  firstSequence,
  sequenceForm,
  storedSequence,
} from '../../../../components/policy/threshold/sequence-form.ts';
import { treeOf } from '../../draft/tree-of.ts';
import type { StepProps } from '../step-props.ts';
import { CountFields } from './CountFields.tsx';
import { SequenceFields } from './SequenceFields.tsx';
import { thresholdText } from './threshold.text.ts';

type Kind = 'each' | 'many' | 'steps';

/** A minimal first action of its own sequence, since a rule needs a condition. */
const BY_SOMEBODY: Condition = { all: [{ f: 'actor.key', op: 'exists', v: true }] };

/** Whether each event counts on its own, only many of them, or only several actions together. */
export function ThresholdStep(props: StepProps) {
  const { draft, rule, catalogue } = props;
  const words = textOf(thresholdText);
  const { threshold, severity } = rule;
  const kind = kindOf(threshold);
  const [kept, setKept] = useState<Partial<Record<Kind, RuleThreshold | null>>>({});
  const count = threshold === null ? null : countForm(threshold, severity);
  const sequence = threshold === null ? null : sequenceForm(threshold);

  /** Switching back restores what was entered for the other kind. */
  function choose(next: Kind): void {
    setKept({ ...kept, [kind]: threshold });
    const first = next === 'each' ? null : kept[next] === undefined ? firstOf(next) : kept[next];
    const isOpen = next === 'steps' && isEmpty(treeOf(rule.condition));
    draft.setRule(rule.id, { threshold: first, ...(isOpen ? { condition: BY_SOMEBODY } : {}) });
  }

  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words.title}</h2>
        <p className="text-ink-3">{words.note}</p>
      </header>
      <RadioGroup
        label={words.counts}
        options={[
          { value: 'each', label: words.countsEach, hint: words.countsEachHint },
          { value: 'many', label: words.countsMany, hint: words.countsManyHint },
          { value: 'steps', label: words.countsSteps, hint: words.countsStepsHint },
        ]}
        value={kind}
        onChange={(value) => choose(value === 'many' || value === 'steps' ? value : 'each')}
      />
      {threshold !== null && count === null && sequence === null && (
        <>
          <p className="text-ink-3">{words.unknown}</p>
          <CodeBlock label={words.title} value={threshold} />
        </>
      )}
      {count !== null && (
        <CountFields
          form={count}
          catalogue={catalogue}
          onChange={(next) =>
            draft.setRule(rule.id, {
              threshold: storedCount(next),
              // The rule is as severe as the first level.
              severity: next.levels[0]?.severity ?? severity,
            })
          }
        />
      )}
      {sequence !== null && (
        <SequenceFields
          {...props}
          form={sequence}
          onChange={(next) => draft.setRule(rule.id, { threshold: storedSequence(next) })}
        />
      )}
    </section>
  );
}

function kindOf(threshold: RuleThreshold | null): Kind {
  if (threshold === null) return 'each';
  return threshold.metric === 'sequence' ? 'steps' : 'many';
}

function firstOf(kind: 'many' | 'steps'): RuleThreshold {
  return kind === 'many'
    ? storedCount(FIRST_COUNT)
    : storedSequence(firstSequence(textOf(thresholdText).step));
}

function isEmpty(tree: Condition): boolean {
  return 'all' in tree && tree.all.length === 0;
}
