import type { DetectionDetail } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Icon } from '../../icons.ts';
import { mergeText } from './merge.text.ts';

/** Leads from a merged detection to the one that goes on for it; nothing on any other. */
export function MergedBanner({ mergedInto }: Pick<DetectionDetail, 'mergedInto'>) {
  if (mergedInto === null) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-line bg-selected px-3 py-2 text-base"
    >
      <Icon.merge aria-hidden className="size-4 text-ink-3" />
      {textOf(mergeText).isMerged}
      <Link
        to={`/detections/${mergedInto.detectionId}`}
        className="text-accent underline underline-offset-2"
      >
        <span className="font-mono">DET-{mergedInto.number}</span> {mergedInto.title}
      </Link>
    </p>
  );
}
