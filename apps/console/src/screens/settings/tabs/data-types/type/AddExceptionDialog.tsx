import type { DataTypeDetail, DetectionDetail } from '@waybill/contract';
import { SOURCE_NAMES } from '@waybill/contract/sources';
import { Button, Combobox, Dialog, Field, RadioGroup, textOf, TextField } from '@waybill/ui';
import { useState } from 'react';
import { faultAt } from '../../../../../app/http/api-error.ts';
import { exceptionText } from '../../../../../components/classification/exception/exception.text.ts';
import { ExceptionEffectNote } from '../../../../../components/classification/exception/ExceptionEffectNote.tsx';
import { GroupField } from '../../../../../components/classification/exception/GroupField.tsx';
import { ReasonAndEnd } from '../../../../../components/classification/exception/ReasonAndEnd.tsx';
import { reasonWords } from '../../../../../components/detection/tuning/tuned-rule.ts';
import {
  useGroups,
  type Groups,
} from '../../../../../components/classification/exception/use-groups.ts';
import { draftOf, scopeOf, type ScopeDraft } from './exception-draft.ts';
import { typeText } from './type.text.ts';
import { useAddException } from './use-add-exception.ts';

const KINDS = ['person', 'group', 'source'] as const;

export interface AddExceptionDialogProps {
  type: DataTypeDetail;
  /** The subject of the wrong finding; null: none in particular. */
  detection: DetectionDetail | null;
  onClose: () => void;
}

/** Creates an exception for a group, a person or a source, after showing its effect. */
export function AddExceptionDialog({ type, detection, onClose }: AddExceptionDialogProps) {
  const text = textOf(typeText);
  const words = textOf(exceptionText);
  const groups = useGroups(null);
  const [draft, setDraft] = useState(() => draftOf(detection));
  const [reason, setReason] = useState(detection === null ? '' : reasonWords(detection));
  const [days, setDays] = useState<number | null>(null);
  const { isBusy, error, submit } = useAddException(type, detection?.detectionId ?? null, onClose);
  const scope = scopeOf(draft);
  const reasonFirst = reason.trim() === '' ? words.reasonFirst : undefined;
  const missing = scope === undefined ? firstWords(draft.kind) : reasonFirst;
  function send() {
    if (scope === undefined || missing !== undefined || isBusy) return;
    void submit({ scope, reason: reason.trim(), days });
  }
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.addExceptionTo(type.name)}
      description={text.addNote}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isBusy} disabledReason={missing} onClick={send}>
            {words.except}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <RadioGroup
          label={words.scope}
          value={draft.kind}
          onChange={(chosen) => {
            const kind = KINDS.find((one) => one === chosen);
            if (kind !== undefined) setDraft({ ...draft, kind });
          }}
          options={[
            { value: 'person', label: text.forPerson },
            {
              value: 'group',
              label: words.group,
              hint: words.groupHint,
              disabledReason: groups.disabledReason,
            },
            { value: 'source', label: text.forSource, hint: text.forSourceHint },
          ]}
        />
        <SubjectField draft={draft} onChange={setDraft} groups={groups} />
        {scope !== undefined && <ExceptionEffectNote dataTypeId={type.dataTypeId} scope={scope} />}
        <ReasonAndEnd
          reason={reason}
          onReason={setReason}
          error={faultAt(error, 'reason') ?? undefined}
          days={days}
          onDays={setDays}
        />
      </form>
    </Dialog>
  );
}

function firstWords(kind: ScopeDraft['kind']): string {
  const text = textOf(typeText);
  switch (kind) {
    case 'person':
      return text.personFirst;
    case 'group':
      return textOf(exceptionText).groupFirst;
    case 'source':
      return text.sourceFirst;
  }
}

interface SubjectFieldProps {
  draft: ScopeDraft;
  onChange: (draft: ScopeDraft) => void;
  groups: Groups;
}

/** Selects the subject of the exception. */
function SubjectField({ draft, onChange, groups }: SubjectFieldProps) {
  const text = textOf(typeText);
  switch (draft.kind) {
    case 'group':
      return (
        <GroupField
          groups={groups}
          groupId={draft.groupId}
          onChange={(groupId) => onChange({ ...draft, groupId })}
        />
      );
    case 'person':
      return (
        <div className="pl-6">
          <TextField
            label={text.personKey}
            isRequired
            maxLength={400}
            autoComplete="off"
            spellCheck={false}
            value={draft.personKey}
            onChange={(event) => onChange({ ...draft, personKey: event.target.value })}
          />
        </div>
      );
    case 'source':
      return (
        <div className="pl-6">
          <Field label={text.source} isRequired>
            <Combobox
              label={text.source}
              options={SOURCE_NAMES.map((name) => ({ value: name, label: name }))}
              value={draft.source}
              onChange={(source) => onChange({ ...draft, source })}
              className="w-full"
            />
          </Field>
        </div>
      );
  }
}
