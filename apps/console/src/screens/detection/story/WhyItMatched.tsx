import type { DetectionExplanation } from '@waybill/contract';
import { describeValue, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useDataTypes } from '../../../components/classification/use-data-types.ts';
import { detectionText } from '../../../components/detection/detection.text.ts';
import { factLabel, factValue } from '../../../components/detection/fact-view.ts';
import { judgeWords } from '../../../components/detection/judge-words.ts';
import { matchedLeaves, type MatchedLeaf } from '../../../components/detection/matched-leaves.ts';
import { WhyItFired } from '../../../components/detection/WhyItFired.tsx';
import { Icon } from '../../../components/icons.ts';
import { conditionSentence } from '../../../components/policy/condition-sentence.ts';
import { useValueNames } from '../../../components/policy/use-value-names.ts';
import { detectionPageText } from '../detection.text.ts';
import { PageSection } from './PageSection.tsx';

/**
 * The matching parts, as one sentence with the observed values in brackets; the tree unfolds below it.
 */
export function WhyItMatched({ explanation }: { explanation: DetectionExplanation }) {
  const text = textOf(detectionPageText);
  const words = textOf(detectionText);
  const [isOpen, setOpen] = useState(false);
  const { policy } = explanation;
  const judge = policy === null ? null : judgeWords(policy);
  const count = conditionCount(explanation);
  return (
    <PageSection
      title={words.whyItFired}
      note={judge !== null && `${judge.name} · ${words.version(policy?.version ?? 1)}`}
      aside={
        count > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex items-center gap-1 rounded-sm text-accent underline-offset-2 hover:underline"
          >
            {isOpen ? text.hideConditions : text.showConditions(count)}
            <Icon.expand aria-hidden className={clsx('size-3.5', isOpen && 'rotate-180')} />
          </button>
        )
      }
    >
      <MatchedSentence explanation={explanation} otherwise={judge?.description ?? ''} />
      {(isOpen || count === 0) && (
        <div className="mt-3">
          <WhyItFired explanation={explanation} hasScore={false} />
        </div>
      )}
    </PageSection>
  );
}

/** How much unfolds: conditions, facts that were weighed, and the window. */
function conditionCount({ leaves, facts, window }: DetectionExplanation): number {
  return leaves.length + facts.length + (window === null ? 0 : 1);
}

interface SentenceProps {
  explanation: DetectionExplanation;
  /** Text if no part of a condition is known. */
  otherwise: string;
}

function MatchedSentence({ explanation, otherwise }: SentenceProps) {
  const parts = useMatchedParts(explanation);
  return (
    <p className="flex gap-2 text-base">
      <Icon.met aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
      <span className="wrap-anywhere">
        {parts.length === 0
          ? otherwise
          : parts.map(({ says, seen }, index) => (
              <span key={`${index}-${says}`}>
                {index > 0 && ', '}
                <b className="font-medium">{says}</b>
                {seen !== null && <span className="text-ink-2"> ({seen})</span>}
              </span>
            ))}
      </span>
    </p>
  );
}

interface MatchedPart {
  says: string;
  /** The observed value, if the words do not already include it. */
  seen: string | null;
}

/** Facts in the sentence; the rest unfolds. */
const MOST_FACTS = 4;

function useMatchedParts({ condition, leaves, facts }: DetectionExplanation): MatchedPart[] {
  const valueName = useValueNames();
  const { nameOf: typeName } = useDataTypes();
  if (condition !== null) {
    return matchedLeaves(condition, leaves).map((leaf) => partOf(leaf, valueName));
  }
  return facts
    .filter(({ points, seen }) => points > 0 && seen !== null)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_FACTS)
    .map(({ key, seen }) => ({ says: factLabel(key), seen: factValue(key, seen, typeName) }));
}

function partOf(
  { node, seen }: MatchedLeaf,
  nameOf: (field: string, value: string) => string,
): MatchedPart {
  const says = conditionSentence(node, nameOf);
  const value = seen === undefined || seen === null ? null : seenWords(node, seen, nameOf);
  return { says, seen: value === null || says.includes(value) ? null : value };
}

function seenWords(
  node: MatchedLeaf['node'],
  seen: unknown,
  nameOf: (field: string, value: string) => string,
): string | null {
  const field = 'f' in node ? node.f : '';
  const one = (value: unknown) => (typeof value === 'string' ? nameOf(field, value) : value);
  const words = describeValue(Array.isArray(seen) ? seen.map(one) : one(seen));
  return words === '' || typeof seen === 'boolean' ? null : words;
}
