import { Button, ConfirmDialog } from '@waybill/ui';
import { useState } from 'react';
import { useMissingReason } from '../../app/session/session-context.ts';
import type { SampleData } from './use-sample-data.ts';

/** The button that empties the sample data, after asking. */
export function EmptySampleData({ sample, size }: { sample: SampleData; size?: 'sm' | 'md' }) {
  const [isAsking, setIsAsking] = useState(false);
  const missing = useMissingReason('setting:manage');
  return (
    <>
      <Button
        size={size}
        isBusy={sample.isRunning}
        disabledReason={missing}
        onClick={() => setIsAsking(true)}
      >
        Empty sample data
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title="Empty the sample data?"
        description="All sample events and the detections made from them are removed. It can be loaded again as long as no real data has arrived."
        confirmLabel="Empty sample data"
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void sample.empty();
        }}
      />
    </>
  );
}
