import { RadioGroup, textOf } from '@waybill/ui';
import { useState } from 'react';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { FormDialogProps } from './SnoozeDialog.tsx';
import { subjectName } from './subject.ts';
import { triageText } from './triage.text.ts';

const DAY_MS = 86_400_000;
/** Days from now. */
const CHOICES = [1, 3, 7, 14, 30] as const;
const BY_SEVERITY = 'severity';

/** When a detection is due, in days from now or by its severity. */
export function DueDialog({ subject, onSubmit, onClose }: FormDialogProps) {
  const text = textOf(triageText);
  const [value, setValue] = useState<string>(String(CHOICES[0]));
  const [openedAt] = useState(() => Date.now());
  const dueAt =
    value === BY_SEVERITY ? null : new Date(openedAt + Number(value) * DAY_MS).toISOString();
  return (
    <ChangeDialog
      subject={subject}
      title={text.dueTitle(subjectName(subject))}
      change={{ dueAt }}
      label={text.changeDue}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RadioGroup
        label={text.due}
        value={value}
        onChange={setValue}
        options={[
          ...CHOICES.map((days) => ({ value: String(days), label: text.inDays(days) })),
          { value: BY_SEVERITY, label: text.bySeverity },
        ]}
      />
    </ChangeDialog>
  );
}
