import type { DetectionDetail, DetectionListItem } from '@waybill/contract';
import { textOf, toast, type MenuItem } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change as send } from '../../../app/http/api.ts';
import { Icon } from '../../icons.ts';
import { noteChange } from '../detection-changes.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { mergeText } from './merge.text.ts';

export interface Merge {
  /** The line of a menu that asks into which. */
  item: MenuItem;
  /** Stands somewhere in the page. */
  dialog: ReactNode;
}

const isOfDetections = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/detections');

/** Merging a detection into a similar one, and taking it back. */
export function useMerge(detection: DetectionListItem): Merge {
  const text = textOf(mergeText);
  const { mutate } = useSWRConfig();
  const [isOpen, setIsOpen] = useState(false);
  const params = { detectionId: detection.detectionId };

  async function attempt(
    call: () => Promise<DetectionDetail | undefined>,
    tell: () => void,
  ): Promise<void> {
    try {
      const answer = await call();
      if (answer === undefined) return;
      noteChange(answer);
      tell();
    } catch (error) {
      tellFailure(error);
    }
    await mutate(isOfDetections);
  }

  const undo = () =>
    attempt(
      () => send('DELETE', '/v1/detections/{detectionId}/merge', { params }),
      () => toast({ variant: 'success', title: text.undone }),
    );
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
