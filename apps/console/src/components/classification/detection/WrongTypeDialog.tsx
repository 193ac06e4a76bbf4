import type { DetectionDetail } from '@waybill/contract';
import { Button, Checkbox, Dialog, RadioGroup, textOf } from '@waybill/ui';
import { useState } from 'react';
import { faultAt } from '../../../app/http/api-error.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { exceptionText } from '../exception/exception.text.ts';
import { ExceptionEffectNote } from '../exception/ExceptionEffectNote.tsx';
import { GroupField } from '../exception/GroupField.tsx';
import { ReasonAndEnd } from '../exception/ReasonAndEnd.tsx';
import { useGroups } from '../exception/use-groups.ts';
import { detectionDataText } from './detection-data.text.ts';
import { useWrongType } from './use-wrong-type.ts';
import { chosenScope, scopeOptions, type WrongType } from './wrong-type-scopes.ts';

export interface WrongTypeDialogProps {
  detection: DetectionDetail;
  wrong: WrongType;
  onClose: () => void;
}

/** The verdict “wrong data type”: names what no longer counts, after showing its other effects. */
export function WrongTypeDialog({ detection, wrong, onClose }: WrongTypeDialogProps) {
  const text = textOf(detectionDataText);
  const words = textOf(exceptionText);
  const { can } = useSessionInfo();
  const groups = useGroups(wrong.content.personKey);
  const options = scopeOptions(wrong, groups);
  const [kind, setKind] = useState(options[0]?.value ?? null);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number | null>(null);
  const canClose = can('detection:triage') && detection.status !== 'closed';
  const [isClosing, setIsClosing] = useState(canClose);
  const { isBusy, error, submit } = useWrongType(detection, onClose);
  const scope = chosenScope(wrong, kind, groupId);
  const dataTypeId = wrong.type.type;
  const reasonFirst = reason.trim() === '' ? words.reasonFirst : undefined;
  const missing = scope === undefined ? words.groupFirst : reasonFirst;
  function send() {
    if (scope === undefined || missing !== undefined || isBusy) return;
    void submit({ type: wrong.type, scope, reason: reason.trim(), days, isClosing });
  }
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.wrongTypeOf(wrong.type.name)}
      description={text.dialogNote}
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
        <RadioGroup label={words.scope} value={kind} options={options} onChange={setKind} />
        {kind === 'group' && <GroupField groups={groups} groupId={groupId} onChange={setGroupId} />}
        {scope !== undefined && <ExceptionEffectNote dataTypeId={dataTypeId} scope={scope} />}
        <ReasonAndEnd
          reason={reason}
          onReason={setReason}
          error={faultAt(error, 'reason') ?? undefined}
          days={days}
          onDays={setDays}
        />
        {canClose && (
          <Checkbox
            label={text.close}
            checked={isClosing}
            onChange={(event) => setIsClosing(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}
