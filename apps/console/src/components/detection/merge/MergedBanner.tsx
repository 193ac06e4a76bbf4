import type { DetectionDetail } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { Icon } from '../../icons.ts';
import { mergeText } from './merge.text.ts';
import { useUndoMerge } from './use-merge-call.ts';

type Merged = Pick<DetectionDetail, 'detectionId' | 'mergedInto'>;

/**
 * Links a merged detection to its survivor, and undoes the merge for those who may close any detection;
 * empty otherwise.
 */
export function MergedBanner({ detectionId, mergedInto }: Merged) {
  const text = textOf(mergeText);
  const { can } = useSessionInfo();
  const undo = useUndoMerge(detectionId);
  if (mergedInto === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-selected px-3 py-2 text-base">
      <Icon.merge aria-hidden className="size-4 text-ink-3" />
      <p role="status">
        {text.isMerged}{' '}
        <Link
          to={`/detections/${mergedInto.detectionId}`}
          className="text-accent underline underline-offset-2"
        >
          <span className="font-mono">DET-{mergedInto.number}</span> {mergedInto.title}
        </Link>
      </p>
      {can('detection:close-critical') && (
        <Button size="sm" className="ml-auto" onClick={() => void undo()}>
          {text.undoMerge}
        </Button>
      )}
    </div>
  );
}
