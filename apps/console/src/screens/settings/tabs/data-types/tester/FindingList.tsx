import type { ContentClassification, ContentFinding } from '@waybill/contract';
import { Badge, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useDataTypes } from '../../../../../components/classification/use-data-types.ts';
import { classificationText } from '../../../../../components/classification/classification.text.ts';
import { ConfidenceBadge } from '../../../../../components/classification/ConfidenceBadge.tsx';
import { EvidenceList } from '../../../../../components/classification/EvidenceList.tsx';
import type { TypeNames } from '../../../../../components/classification/evidence-words.ts';
import { SensitivityMark } from '../../../../../components/classification/SensitivityMark.tsx';
import { Snippet } from '../../../../../components/classification/Snippet.tsx';
import { testerText } from './tester.text.ts';

export interface FindingListProps {
  classification: ContentClassification;
  /** The submitted sample; null for a file, whose text only the server has read. */
  text: string | null;
  chosen: number | null;
  onChoose: (index: number) => void;
}

/** Findings of a type listed before the rest is only counted. */
const MOST_LISTED = 50;

/** Findings by type, each with its evidence; a finding is shown in the text by its button. */
export function FindingList({ classification, text, chosen, onChoose }: FindingListProps) {
  const words = textOf(classificationText);
  const { types, findings } = classification;
  const { names: typeNames } = useDataTypes();
  const numbered = findings.map((finding, index) => ({ finding, index }));
  return (
    <ul className="flex flex-col gap-5">
      {types.map((type) => {
        const own = numbered.filter(({ finding }) => finding.type === type.type);
        const unlisted = own.length - MOST_LISTED;
        return (
          <li key={type.type} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="font-semibold">{type.name}</h3>
              {type.isShadow && (
                <Badge tone="accent" title={words.shadowHelp}>
                  {words.shadow}
                </Badge>
              )}
              <span className="text-sm text-ink-2">
                <SensitivityMark sensitivity={type.sensitivity} />
              </span>
              <span className="text-sm text-ink-3">
                {words.found(type.count, type.distinct)}
                {type.exempted > 0 && ` · ${words.exemptedCount(type.exempted)}`}
              </span>
            </div>
            <ul className="flex flex-col gap-1.5">
              {own.slice(0, MOST_LISTED).map(({ finding, index }) => (
                <li key={index}>
                  <Finding
                    finding={finding}
                    typeNames={typeNames}
                    text={text}
                    isChosen={index === chosen}
                    onChoose={() => onChoose(index)}
                  />
                </li>
              ))}
            </ul>
            {unlisted > 0 && <p className="text-sm text-ink-3">{words.more(unlisted)}</p>}
          </li>
        );
      })}
    </ul>
  );
}

interface FindingProps {
  finding: ContentFinding;
  typeNames: TypeNames;
  text: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

function Finding({ finding, typeNames, text, isChosen, onChoose }: FindingProps) {
  const said = textOf(testerText);
  const words = textOf(classificationText);
  const isOfText = text !== null && finding.end - finding.start >= text.length;
  return (
    <div
      className={clsx(
        'flex flex-col gap-1 rounded-md border px-3 py-2',
        isChosen ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        {text === null ? (
          <div className="min-w-0 flex-1">
            <Snippet snippet={finding.snippet} />
          </div>
        ) : isOfText ? (
          <p className="text-ink-2">{words.wholeText}</p>
        ) : (
          <button
            type="button"
            aria-pressed={isChosen}
            title={said.showInText}
            onClick={onChoose}
            className="line-clamp-2 min-w-0 rounded-sm text-left font-mono text-sm break-all text-ink hover:underline"
          >
            {text.slice(finding.start, finding.end)}
          </button>
        )}
        <span className="flex shrink-0 gap-1">
          {finding.isExempted && <Badge>{words.exceptedMark}</Badge>}
          <ConfidenceBadge confidence={finding.confidence} />
        </span>
      </div>
      <EvidenceList evidence={finding.evidence} typeNames={typeNames} />
    </div>
  );
}
