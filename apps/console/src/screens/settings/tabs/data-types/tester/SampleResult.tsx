import type { ContentClassification } from '@waybill/contract';
import { Badge, EmptyState, textOf } from '@waybill/ui';
import { useState } from 'react';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { FindingList } from './FindingList.tsx';
import { HighlightedText } from '../../../../../components/classification/HighlightedText.tsx';
import { testerText } from './tester.text.ts';

export interface SampleResultProps {
  classification: ContentClassification;
  /** The submitted sample; null for a file. */
  text: string | null;
}

/** Findings in a sample: highlighted in its text if available, and listed with the evidence. */
export function SampleResult({ classification, text }: SampleResultProps) {
  const said = textOf(testerText);
  const [chosen, setChosen] = useState<{ of: ContentClassification; index: number } | null>(null);
  const index = chosen?.of === classification ? chosen.index : null;
  const choose = (next: number) => setChosen({ of: classification, index: next });
  const { types, findings } = classification;
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {said.foundInAll(findings.length, types.length)}
      </p>
      <Parts classification={classification} isFile={text === null} />
      {text !== null && findings.length > 0 && (
        <HighlightedText
          label={said.markedSample}
          text={text}
          findings={findings}
          chosen={index}
          onChoose={choose}
        />
      )}
      {types.length === 0 ? (
        <EmptyState kind="noMatch" title={said.nothingFound} description={said.nothingFoundHelp} />
      ) : (
        <FindingList classification={classification} text={text} chosen={index} onChoose={choose} />
      )}
    </div>
  );
}

/** The readable part; for a text only if it was not read completely. */
function Parts({
  classification,
  isFile,
}: {
  classification: ContentClassification;
  isFile: boolean;
}) {
  const words = textOf(classificationText);
  const shown = classification.parts.filter(({ state }) => isFile || state !== 'complete');
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {shown.map((part, index) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-mono text-sm break-all">{part.name ?? part.type}</span>
          <Badge tone={part.state === 'complete' ? 'neutral' : 'medium'}>{words[part.state]}</Badge>
          {part.reason !== null && <span className="text-sm text-ink-3">{part.reason}</span>}
        </li>
      ))}
    </ul>
  );
}
