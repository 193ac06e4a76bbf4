import type { DetectionListItem } from '@waybill/contract';
import { textOf, toast, type MenuItem } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { change as send } from '../../../app/http/api.ts';
import { Icon } from '../../icons.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { mergeText } from './merge.text.ts';
import { useMergeCall, useUndoMerge } from './use-merge-call.ts';

export interface Merge {
  /** The menu item that asks for the target. */
  item: MenuItem;
  /** Stands somewhere in the page. */
  dialog: ReactNode;
}

/** Merging a detection into a similar one, and taking it back. */
export function useMerge(detection: DetectionListItem): Merge {
  const text = textOf(mergeText);
  const attempt = useMergeCall();
  const undo = useUndoMerge(detection.detectionId);
  const [isOpen, setIsOpen] = useState(false);
  const params = { detectionId: detection.detectionId };

  const merge = (into: DetectionListItem) =>
    attempt(
      () =>
        send('POST', '/v1/detections/{detectionId}/merge', {
          params,
          body: { into: into.detectionId },
        }),
      () =>
        toast({
          variant: 'success',
          title: text.done(into.number),
          action: { label: text.undo, onClick: () => void undo() },
        }),
    );

  return {
    item: {
      key: 'merge',
      label: text.mergeInto,
      icon: <Icon.merge />,
      onSelect: () => setIsOpen(true),
    },
    dialog: isOpen && (
      <MergeDialog
        detection={detection}
        onClose={() => setIsOpen(false)}
        onMerge={(into) => {
          setIsOpen(false);
          void merge(into);
        }}
      />
    ),
  };
}
