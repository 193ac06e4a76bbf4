import type { ContentFinding, ContentType, StoredClassification } from '@waybill/contract';
import { Badge, Button, SkeletonRows, textOf } from '@waybill/ui';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { classificationText } from '../classification.text.ts';
import { ConfidenceBadge } from '../ConfidenceBadge.tsx';
import { EvidenceList } from '../EvidenceList.tsx';
import type { TypeNames } from '../evidence-words.ts';
import { isNamedEntity } from '../named-entities.ts';
import { Snippet } from '../Snippet.tsx';
import { detectionDataText } from './detection-data.text.ts';
import type { WrongType } from './wrong-type-scopes.ts';

export interface ContentFindingsProps {
  content: StoredClassification;
  hasEntities: boolean;
  onWrong: (wrong: WrongType) => void;
}

/** Findings of a type listed before the rest is only counted. */
const MOST_LISTED = 20;

/** The findings of one content as masked lines with their evidence, loaded on demand. */
export function ContentFindings({ content, hasEntities, onWrong }: ContentFindingsProps) {
  const text = textOf(detectionDataText);
  const { classificationId } = content;
  const { data, error, isValidating, mutate } = useRead(
    '/v1/classifications/{classificationId}',
    { params: { classificationId } },
    // Each reading is noted in the audit log: none happens on its own.
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={3} columns={2} label={text.findings} />
    ) : (
      <ErrorPanel
        error={error}
        permission="evidence:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const typeNames = new Map(data.types.map(({ type, name }) => [type, name]));
  const types = data.types.filter(({ type }) => hasEntities || !isNamedEntity(type));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-3">{text.readIsNoted}</p>
      {types.map((type) => (
        <TypeFindings
          key={type.type}
          type={type}
          typeNames={typeNames}
          findings={data.findings.filter((finding) => finding.type === type.type)}
          onWrong={(valueId) => onWrong({ content, type, valueId })}
        />
      ))}
    </div>
  );
}

interface TypeFindingsProps {
  type: ContentType;
  typeNames: TypeNames;
  findings: readonly ContentFinding[];
  onWrong: (valueId: string) => void;
}

function TypeFindings({ type, typeNames, findings, onWrong }: TypeFindingsProps) {
  const words = textOf(classificationText);
  const unlisted = Math.max(type.count + type.exempted, findings.length) - MOST_LISTED;
  return (
    <section aria-label={type.name} className="flex flex-col gap-1.5">
      <h4 className="font-medium">{type.name}</h4>
      <ul className="flex flex-col gap-2">
        {findings.slice(0, MOST_LISTED).map((finding, index) => (
          <li key={index}>
            <Finding
              type={type}
              typeNames={typeNames}
              finding={finding}
              onWrong={() => onWrong(finding.valueId)}
            />
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className="text-sm text-ink-3">{words.more(unlisted)}</p>}
    </section>
  );
}

function Finding({
  type,
  typeNames,
  finding,
  onWrong,
}: {
  type: ContentType;
  typeNames: TypeNames;
  finding: ContentFinding;
  onWrong: () => void;
}) {
  const text = textOf(detectionDataText);
  const words = textOf(classificationText);
  const missing = useMissingReason('data-type:manage');
  return (
    <div className="flex flex-col gap-1 rounded-md border border-line px-2.5 py-2">
      <Snippet snippet={finding.snippet} />
      <EvidenceList evidence={finding.evidence} typeNames={typeNames} />
      <div className="flex items-center justify-between gap-2">
        <span className="flex gap-1">
          <ConfidenceBadge confidence={finding.confidence} />
          {finding.isExempted && <Badge>{words.exceptedMark}</Badge>}
        </span>
        {!finding.isExempted && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={text.wrongTypeOf(type.name)}
            disabledReason={missing}
            onClick={onWrong}
          >
            {text.wrongType}
          </Button>
        )}
      </div>
    </div>
  );
}
