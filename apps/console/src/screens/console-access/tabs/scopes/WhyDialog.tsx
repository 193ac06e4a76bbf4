import type { EXPLAINED_KINDS, ScopedMember } from '@waybill/contract';
import { Button, Combobox, Dialog, Field, Select, TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../../app/http/use-read.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import { whyText } from './why.text.ts';

type Kind = (typeof EXPLAINED_KINDS)[number];

const KINDS = ['detection', 'person', 'trace'] as const satisfies readonly Kind[];

export interface WhyDialogProps {
  member: ScopedMember;
  onClose: () => void;
}

/** Choose a detection, a person or a trace; says whether the member sees it, and why. */
export function WhyDialog({ member, onClose }: WhyDialogProps) {
  const text = textOf(whyText);
  const [kind, setKind] = useState<Kind>('detection');
  const [id, setId] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title(member.name)}
      description={text.about}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      <div className="flex flex-col gap-4 pb-2">
        <Field label={text.kind}>
          <Select
            label={text.kind}
            options={KINDS.map((one) => ({ value: one, label: text[one] }))}
            value={kind}
            onChange={(value) => {
              setKind(KINDS.find((one) => one === value) ?? 'detection');
              setId('');
            }}
          />
        </Field>
        <Chooser kind={kind} id={id} onChoose={setId} />
        <WhyAnswer member={member} kind={kind} id={id} />
      </div>
    </Dialog>
  );
}

interface ChooserProps {
  kind: Kind;
  id: string;
  onChoose: (id: string) => void;
}

function Chooser({ kind, id, onChoose }: ChooserProps) {
  const text = textOf(whyText);
  const detections = useRead(kind === 'detection' ? '/v1/detections' : null, {
    query: { limit: 100 },
  });
  const people = useRead(kind === 'person' ? '/v1/people' : null, { query: { limit: 100 } });
  if (kind === 'trace') {
    return (
      <TextField
        label={text.eventId}
        hint={text.eventIdHint}
        autoComplete="off"
        maxLength={36}
        value={id}
        onChange={(event) => onChoose(event.target.value.trim())}
      />
    );
  }
  const options =
    kind === 'detection'
      ? (detections.data?.items ?? []).map(({ detectionId, number, title }) => ({
          value: detectionId,
          label: `DET-${number}`,
          hint: title,
        }))
      : (people.data?.items ?? []).map(({ identityId, name }) => ({
          value: identityId,
          label: name ?? identityId,
        }));
  return (
    <Field label={text[kind]}>
      <Combobox
        label={text[kind]}
        placeholder={text.choose}
        options={options}
        value={id === '' ? null : id}
        onChange={onChoose}
      />
    </Field>
  );
}
