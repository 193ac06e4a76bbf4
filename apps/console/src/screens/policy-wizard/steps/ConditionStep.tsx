import { textOf } from '@waybill/ui';
import { ConditionPart } from '../../../components/policy/ConditionPart.tsx';
import { treeOf } from '../draft/tree-of.ts';
import { stepOfField } from '../draft/wizard-steps.ts';
import type { StepProps } from './step-props.ts';
import { stepsText } from './steps.text.ts';

/** Data or movement: the lines of one condition about either. */
export function ConditionStep({ step, ...props }: StepProps & { step: 'data' | 'movement' }) {
  const { draft, rule, catalogue, offered, textAt, faultsAt } = props;
  const words = textOf(stepsText);
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg font-semibold">{words[`${step}Title`]}</h2>
        <p className="text-ink-3">{words[`${step}Note`]}</p>
      </header>
      <ConditionPart
        node={treeOf(rule.condition)}
        catalogue={catalogue}
        isOffered={(field) => stepOfField(field) === step}
        offered={offered}
        text={textAt('condition')}
        faults={faultsAt('condition')}
        onChange={(condition) => draft.setRule(rule.id, { condition })}
      />
    </section>
  );
}
