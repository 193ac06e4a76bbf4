import type { TriageChange } from '@waybill/contract';
import { TagField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { FormDialogProps } from './SnoozeDialog.tsx';
import { subjectName } from './subject.ts';
import { triageText } from './triage.text.ts';

/** In API form. */
const TAG = /^[\p{L}\p{N}][\p{L}\p{N}._:/-]{0,39}$/u;

/** The tags of one detection, or tags to add to and remove from many. */
export function TagsDialog({ subject, onSubmit, onClose }: FormDialogProps) {
  const text = textOf(triageText);
  const had = subject.kind === 'one' ? subject.detection.tags : [];
  const [add, setAdd] = useState<readonly string[]>(had);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const tags = {
    add: add.filter((tag) => !had.includes(tag)),
    remove: [...remove, ...had.filter((tag) => !add.includes(tag))],
  };
  const isEmpty = tags.add.length === 0 && tags.remove.length === 0;
  const change: TriageChange | null = isEmpty ? null : { tags };
  const validate = (value: string) => (TAG.test(value) ? undefined : text.badTag);
  return (
    <ChangeDialog
      subject={subject}
      title={text.tagsTitle(subjectName(subject))}
      change={change}
      label={text.apply}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TagField
        label={subject.kind === 'one' ? text.tags : text.addTags}
        values={add}
        onChange={setAdd}
        validate={validate}
      />
      {subject.kind === 'many' && (
        <TagField
          label={text.removeTags}
          values={remove}
          onChange={setRemove}
          validate={validate}
        />
      )}
    </ChangeDialog>
  );
}
