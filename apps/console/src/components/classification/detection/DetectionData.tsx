import type { DetectionDetail, StoredClassification } from '@waybill/contract';
import { Button, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { ContentEvidence } from './ContentEvidence.tsx';
import { detectionDataText } from './detection-data.text.ts';
import { WrongTypeDialog } from './WrongTypeDialog.tsx';
import type { WrongType } from './wrong-type-scopes.ts';

/** Contents shown before the reader requests the rest. */
const SHOWN = 3;
const MOST = 200;

/**
 * Findings in the contents of a detection, by content and type; and the verdict that a type is wrong.
 */
export function DetectionData({ detection }: { detection: DetectionDetail }) {
  const text = textOf(detectionDataText);
  const { detectionId } = detection;
  const { data, error, isValidating, mutate } = useRead('/v1/classifications', {
    query: { detectionId, limit: MOST },
  });
  const [wrong, setWrong] = useState<WrongType | null>(null);
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={2} label={text.loading} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.items.length === 0) return <p className="text-ink-3">{text.none}</p>;
  return (
    <>
      <Contents items={data.items} onWrong={setWrong} />
      {wrong !== null && (
        <WrongTypeDialog detection={detection} wrong={wrong} onClose={() => setWrong(null)} />
      )}
    </>
  );
}

function Contents({
  items,
  onWrong,
}: {
  items: readonly StoredClassification[];
  onWrong: (wrong: WrongType) => void;
}) {
  const text = textOf(detectionDataText);
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? items : items.slice(0, SHOWN);
  const rest = items.length - shown.length;
  return (
    <div className="flex flex-col gap-5">
      {shown.map((content) => (
        <ContentEvidence key={content.classificationId} content={content} onWrong={onWrong} />
      ))}
      {rest > 0 && (
        <div>
          <Button size="sm" onClick={() => setIsLong(true)}>
            {text.showMore(rest)}
          </Button>
        </div>
      )}
    </div>
  );
}
