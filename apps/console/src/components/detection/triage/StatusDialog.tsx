import { RadioGroup, StatusBadge, textOf } from '@waybill/ui';
import { useState } from 'react';
import { SETTABLE_STATUSES } from '../detection-labels.data.ts';
import { wordOf } from '../word-of.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { FormDialogProps } from './SnoozeDialog.tsx';
import { subjectName } from './subject.ts';
import { triageText } from './triage.text.ts';

/** A new status for many; detections that cannot have it are skipped. */
export function StatusDialog({ subject, onSubmit, onClose }: FormDialogProps) {
  const text = textOf(triageText);
  const [status, setStatus] = useState<(typeof SETTABLE_STATUSES)[number]>('in_review');
  return (
    <ChangeDialog
      subject={subject}
      title={text.statusTitle(subjectName(subject))}
      change={{ status }}
      label={text.apply}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RadioGroup
        label={text.status}
        value={status}
        onChange={(value) =>
          setStatus(SETTABLE_STATUSES.find((known) => known === value) ?? status)
        }
        options={SETTABLE_STATUSES.map((value) => ({
          value,
          label: <StatusBadge status={value} label={wordOf(value)} />,
        }))}
      />
    </ChangeDialog>
  );
}
