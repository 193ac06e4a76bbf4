import type {
  ContentType,
  DetectionDetail,
  ExceptionScope,
  StoredClassification,
} from '@waybill/contract';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  RadioGroup,
  Select,
  textOf,
  TextField,
  type RadioOption,
} from '@waybill/ui';
import { useState } from 'react';
import { faultAt } from '../../../app/http/api-error.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { contentName } from './ContentEvidence.tsx';
import { detectionDataText } from './detection-data.text.ts';
import { ExceptionEffectNote } from './ExceptionEffectNote.tsx';
import { useWrongType } from './use-wrong-type.ts';

/** What somebody calls wrong: a type in a content, or one value of it. */
export interface WrongType {
  content: StoredClassification;
  type: ContentType;
  /** Null: the type as such, no one value. */
  valueId: string | null;
}

export interface WrongTypeDialogProps {
  detection: DetectionDetail;
  wrong: WrongType;
  onClose: () => void;
}

const LIFETIMES = [30, 90, 365];

/** The scopes that can be named, the narrowest first. */
function scopesOf({ content, valueId }: WrongType): ExceptionScope[] {
  const { object, personKey, source } = content;
  return [
    ...(valueId === null ? [] : [{ kind: 'value', valueId } as const]),
    { kind: 'object', objectKey: object.key },
    ...(personKey === null ? [] : [{ kind: 'person', personKey } as const]),
    { kind: 'source', source },
  ];
}

function optionOf(scope: ExceptionScope, { content }: WrongType): RadioOption {
  const text = textOf(detectionDataText);
  const value = scope.kind;
  switch (scope.kind) {
    case 'object':
      return { value, label: text.object(contentName(content)), hint: text.objectHint };
    case 'person':
      return { value, label: text.person, hint: text.personHint(scope.personKey) };
    case 'source':
      return { value, label: text.source(scope.source), hint: text.sourceHint };
    default:
      return { value, label: text.value, hint: text.valueHint };
  }
}

/** The verdict “wrong data type”: names what no longer counts, after showing what else that takes out. */
export function WrongTypeDialog({ detection, wrong, onClose }: WrongTypeDialogProps) {
  const text = textOf(detectionDataText);
  const { can } = useSessionInfo();
  const scopes = scopesOf(wrong);
  const [kind, setKind] = useState(scopes[0]?.kind);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number | null>(null);
  const canClose = can('detection:triage') && detection.status !== 'closed';
  const [isClosing, setIsClosing] = useState(canClose);
  const { isBusy, error, submit } = useWrongType(detection, onClose);
  const scope = scopes.find((one) => one.kind === kind);
  const dataTypeId = wrong.type.type;
  const isReady = scope !== undefined && reason.trim() !== '';
  function send() {
    if (!isReady || isBusy) return;
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
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={isReady ? undefined : text.reasonFirst}
            onClick={send}
          >
            {text.except}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <RadioGroup
          label={text.scope}
          value={kind ?? null}
          options={scopes.map((one) => optionOf(one, wrong))}
          onChange={(chosen) => setKind(scopes.find((one) => one.kind === chosen)?.kind)}
        />
        {scope !== undefined && <ExceptionEffectNote dataTypeId={dataTypeId} scope={scope} />}
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          error={faultAt(error, 'reason') ?? undefined}
          isRequired
          maxLength={500}
          autoComplete="off"
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Field label={text.until}>
          <Select
            label={text.until}
            className="max-w-48"
            value={days === null ? '' : String(days)}
            options={[
              { value: '', label: text.never },
              ...LIFETIMES.map((life) => ({ value: String(life), label: text.inDays(life) })),
            ]}
            onChange={(chosen) => setDays(chosen === '' ? null : Number(chosen))}
          />
        </Field>
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
