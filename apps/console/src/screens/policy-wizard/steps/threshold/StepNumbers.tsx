import type { PolicyContent, PolicyRule } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import type { SequenceStep } from '../../../../components/policy/threshold/sequence-form.ts';
import { treeOf } from '../../draft/tree-of.ts';
import { useMonthPreview } from '../../draft/use-tried.ts';
import { thresholdText } from './threshold.text.ts';

export interface StepNumbersProps {
  content: PolicyContent;
  rule: PolicyRule;
  step: SequenceStep;
}

/** Matches of each step alone, so that a step without any is noticed while editing. */
export function StepNumbers({ content, rule, step }: StepNumbersProps) {
  const words = textOf(thresholdText);
  const { result, isOld, error } = useMonthPreview(alone(content, rule, step));
  if (error !== null) return null;
  const window = result?.windows[0];
  const isUnwritten = result?.faults.some(({ path }) => path.startsWith('rules.0.condition'));
  return (
    <p aria-live="polite" className="text-sm text-ink-3">
      {window === undefined || isOld
        ? words.stepCounting
        : isUnwritten === true
          ? words.stepUnwritten
          : words.stepMet(window.events, window.people, window.days)}
    </p>
  );
}

/** The policy with this step as its only condition. */
function alone(content: PolicyContent, rule: PolicyRule, step: SequenceStep): PolicyContent {
  const asked = [treeOf(rule.condition), step.condition].filter(
    (tree) => !('all' in tree) || tree.all.length > 0,
  );
  const one = { ...rule, title: '', threshold: null, tests: [], condition: { all: asked } };
  // Parts without effect on matching are omitted, so that editing them triggers no request.
  return { ...content, name: '', description: '', rules: [one] };
}
