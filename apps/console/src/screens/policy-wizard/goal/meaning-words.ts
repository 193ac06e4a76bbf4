import type { SentenceReading } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useRead } from '../../../app/http/use-read.ts';
import { conditionSentence } from '../../../components/policy/condition-sentence.ts';
import { thresholdSentence } from '../../../components/policy/threshold/threshold-sentence.ts';
import { useValueNames } from '../../../components/policy/use-value-names.ts';
import { goalText } from './goal.text.ts';

type Part = SentenceReading['parts'][number];
type Option = SentenceReading['questions'][number]['options'][number];
type NameOf = (field: string, value: string) => string;

/** Labels for results of sentence parts, and for their possible meanings. */
export function useMeaningWords(): {
  partWords: (part: Part) => string;
  optionWords: (option: Option) => string;
} {
  const nameOf = useValueNames();
  const { data } = useRead('/v1/policies');
  const nameOfPolicy = (policyKey: string) =>
    data?.items.find((policy) => policy.policyKey === policyKey)?.name ?? policyKey;
  return {
    partWords(part) {
      const words = textOf(goalText);
      const told =
        part.policyKey === null
          ? meaningWords(part, nameOf)
          : words.likeBuiltin(nameOfPolicy(part.policyKey));
      return part.isExcluded ? words.excluded(told) : told;
    },
    optionWords: (option) => fixedWords(option.optionId) ?? meaningWords(option, nameOf),
  };
}

/** Options without a condition. */
function fixedWords(optionId: string): string | null {
  const words = textOf(goalText);
  switch (optionId) {
    case 'forbids':
    case 'excludes':
    case 'nothing':
      return words[`opt_${optionId}`];
    default:
      return null;
  }
}

function meaningWords(
  { condition, threshold }: Pick<Part, 'condition' | 'threshold'>,
  nameOf: NameOf,
) {
  const count = thresholdSentence({ threshold, severity: 'MEDIUM' }, nameOf);
  return [condition === null ? null : conditionSentence(condition, nameOf), count]
    .filter((each) => each !== null)
    .join('. ');
}
