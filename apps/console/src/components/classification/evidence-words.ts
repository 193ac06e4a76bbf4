import type { FindingEvidence } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { formatPercent, textOf } from '@waybill/ui';
import { classificationText } from './classification.text.ts';
import { featuresText } from './features.text.ts';

type Against = Extract<FindingEvidence, { kind: 'against' }>['reason'];

function againstWords(reason: Against): string {
  return textOf(classificationText)[reason === 'test-value' ? 'testValue' : reason];
}

/** Names of data types by id: a composite type counts its parts. */
export type TypeNames = ReadonlyMap<string, string>;

function featureWords(name: string, value: number, typeNames: TypeNames): string {
  const names: Readonly<Record<string, string>> = textOf(featuresText);
  const amount =
    name === 'containment' ? formatPercent(value) : String(Math.round(value * 100) / 100);
  return textOf(classificationText).feature(
    ownValue(names, name) ?? typeNames.get(name) ?? name,
    amount,
  );
}

/** One fact for or against a finding as a sentence. */
function evidenceWords(evidence: FindingEvidence, typeNames: TypeNames): string {
  const words = textOf(classificationText);
  switch (evidence.kind) {
    case 'pattern':
    case 'check':
    case 'field':
      return words[evidence.kind];
    case 'keyword':
      return words.keyword(evidence.word, evidence.distance);
    case 'header':
    case 'path':
      return words[evidence.kind](evidence.word);
    case 'against':
      return againstWords(evidence.reason);
    case 'decoded':
      return words.decoded(evidence.from);
    case 'feature':
      return featureWords(evidence.name, evidence.value, typeNames);
    case 'custom':
      return evidence.detail;
    case 'exempted':
      return words.exempted(evidence.reason);
  }
}

/** The facts of one finding, without repetition. */
export function evidenceLines(
  evidence: readonly FindingEvidence[],
  typeNames: TypeNames,
): string[] {
  return [...new Set(evidence.map((one) => evidenceWords(one, typeNames)))];
}
