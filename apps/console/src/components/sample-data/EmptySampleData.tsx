import { Button, ConfirmDialog, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../app/session/session-context.ts';
import { sampleDataText } from './sample-data.text.ts';
import type { SampleData } from './use-sample-data.ts';

/** The button that empties the sample data, after asking. */
export function EmptySampleData({ sample, size }: { sample: SampleData; size?: 'sm' | 'md' }) {
  const [isAsking, setIsAsking] = useState(false);
  const missing = useMissingReason('setting:manage');
  const text = textOf(sampleDataText);
  return (
    <>
      <Button
        size={size}
        isBusy={sample.isRunning}
        disabledReason={missing}
        onClick={() => setIsAsking(true)}
      >
        {text.empty}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={text.emptyAsk}
        description={text.emptyDetail}
        confirmLabel={text.empty}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void sample.empty();
        }}
      />
    </>
  );
}
