import type { DetectionListItem } from '@waybill/contract';
import { Button, Dialog, RadioGroup, SeverityBadge, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { mergeText } from './merge.text.ts';

export interface MergeDialogProps {
  detection: DetectionListItem;
  onMerge: (into: DetectionListItem) => void;
  onClose: () => void;
}

/** Into which of the similar detections one is merged. */
export function MergeDialog({ detection, onMerge, onClose }: MergeDialogProps) {
  const text = textOf(mergeText);
  const { detectionId } = detection;
  const { data, error } = useRead('/v1/detections/{detectionId}/similar', {
    params: { detectionId },
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const all = (data?.groups ?? []).flatMap(({ items }) => items);
  const similar = [...new Map(all.map((item) => [item.detectionId, item])).values()];
  const into = similar.find((item) => item.detectionId === chosen);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(detection.number)}
      description={text.help}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={into === undefined ? text.chooseFirst : undefined}
            onClick={() => {
              if (into !== undefined) onMerge(into);
            }}
          >
            {text.merge}
          </Button>
        </>
      }
    >
      <div className="pb-2" aria-busy={data === undefined && error === undefined}>
        {data === undefined && error !== undefined && (
          <p className="text-base text-critical-text">{text.failed}</p>
        )}
        {data !== undefined && similar.length === 0 && (
          <p className="text-base text-ink-2">{text.none}</p>
        )}
        {similar.length > 0 && (
          <RadioGroup
            label={text.choose}
            value={chosen}
            onChange={setChosen}
            options={similar.map((item) => ({
              value: item.detectionId,
              label: (
                <span className="flex min-w-0 items-center gap-2">
                  <SeverityBadge severity={item.severity} />
                  <span className="font-mono text-sm text-ink-3">DET-{item.number}</span>
                  <span className="min-w-0 truncate">{item.title}</span>
                </span>
              ),
            }))}
          />
        )}
      </div>
    </Dialog>
  );
}
