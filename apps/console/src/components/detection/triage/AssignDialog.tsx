import { Combobox, Field, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { detectionText } from '../detection.text.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { FormDialogProps } from './SnoozeDialog.tsx';
import { subjectName } from './subject.ts';
import { triageText } from './triage.text.ts';

const NOBODY = '';

/** Assigns detections to a member, or to no one. */
export function AssignDialog({ subject, onSubmit, onClose }: FormDialogProps) {
  const text = textOf(triageText);
  const words = textOf(detectionText);
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const [userId, setUserId] = useState<string>(user.userId);
  const others = (data?.items ?? []).filter((member) => member.userId !== user.userId);
  return (
    <ChangeDialog
      subject={subject}
      title={text.assignTitle(subjectName(subject))}
      change={{ assigneeId: userId === NOBODY ? null : userId }}
      label={text.assign}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label={words.assignee}>
        <Combobox
          label={words.assignee}
          value={userId}
          onChange={setUserId}
          options={[
            { value: user.userId, label: words.you(user.name) },
            ...others.map((member) => ({ value: member.userId, label: member.name })),
            { value: NOBODY, label: words.nobody },
          ]}
        />
      </Field>
    </ChangeDialog>
  );
}
