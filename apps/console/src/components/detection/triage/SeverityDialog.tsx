import type { Severity } from '@waybill/contract';
import { RadioGroup, SeverityBadge, textOf, TextField } from '@waybill/ui';
import { useState } from 'react';
import { SEVERITIES_BY_URGENCY } from '../detection-labels.data.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { FormDialogProps } from './SnoozeDialog.tsx';
import { subjectName } from './subject.ts';
import { triageText } from './triage.text.ts';

/** Represents the severity that the product gives. */
const AS_RAISED = 'raised';

/** Another severity, with the reason for it. */
export function SeverityDialog({ subject, onSubmit, onClose }: FormDialogProps) {
  const text = textOf(triageText);
  const [value, setValue] = useState<Severity | typeof AS_RAISED | null>(null);
  const [reason, setReason] = useState('');
  const why = reason.trim();
  const isComplete = value === AS_RAISED || (value !== null && why !== '');
  return (
    <ChangeDialog
      subject={subject}
      title={text.severityTitle(subjectName(subject))}
      change={
        !isComplete || value === null
          ? null
          : { severity: value === AS_RAISED ? null : { value, reason: why } }
      }
      label={text.changeSeverity}
      missing={text.why}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RadioGroup
        label={text.severity}
        value={value}
        onChange={(chosen) =>
          setValue(SEVERITIES_BY_URGENCY.find((known) => known === chosen) ?? AS_RAISED)
        }
        options={[
          ...SEVERITIES_BY_URGENCY.map((severity) => ({
            value: severity,
            label: <SeverityBadge severity={severity} />,
          })),
          { value: AS_RAISED, label: text.asRaised },
        ]}
      />
      {value !== AS_RAISED && (
        <TextField
          label={text.why}
          isRequired
          maxLength={400}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ChangeDialog>
  );
}
