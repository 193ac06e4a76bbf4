import type { FindingEvidence } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { classificationText } from './classification.text.ts';
import { evidenceLines, type TypeNames } from './evidence-words.ts';

/** Evidence for or against a finding. */
export function EvidenceList({
  evidence,
  typeNames,
}: {
  evidence: readonly FindingEvidence[];
  typeNames: TypeNames;
}) {
  return (
    <ul
      aria-label={textOf(classificationText).evidence}
      className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-3"
    >
      {evidenceLines(evidence, typeNames).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
