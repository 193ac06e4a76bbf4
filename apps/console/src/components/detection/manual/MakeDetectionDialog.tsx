import type { ManualSubject, Severity } from '@waybill/contract';
import { RadioGroup, SeverityBadge, TextArea, TextField, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { change as send } from '../../../app/http/api.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { FormDialog } from '../../FormDialog.tsx';
import { SEVERITIES_BY_URGENCY } from '../detection-labels.data.ts';
import { manualText } from './manual.text.ts';

export interface MakeDetectionDialogProps {
  about: ManualSubject;
  proposedTitle: string;
  onClose: () => void;
}

const MOST_TITLE = 200;

/** Text about its subject. */
const ABOUT = {
  event: 'ofEvent',
  flow: 'ofFlow',
  person: 'ofPerson',
} as const satisfies Record<ManualSubject['kind'], keyof typeof manualText.english>;

const isOfDetections = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/detections');

/** Creates a detection manually: its title, severity, and reason. */
export function MakeDetectionDialog({ about, proposedTitle, onClose }: MakeDetectionDialogProps) {
  const text = textOf(manualText);
  const { mutate } = useSWRConfig();
  const { navigate } = useNavigator();
  const [typed, setTyped] = useState(proposedTitle.slice(0, MOST_TITLE));
  const [severity, setSeverity] = useState<Severity>('MEDIUM');
  const [note, setNote] = useState('');
  const title = typed.trim();

  async function submit(): Promise<void> {
    const made = await send('POST', '/v1/detections', { body: { title, severity, note, about } });
    if (made === undefined) return;
    toast({
      variant: 'success',
      title: text.made(made.number),
      action: { label: text.show, onClick: () => navigate(`/detections/${made.detectionId}`) },
    });
    onClose();
    await mutate(isOfDetections);
  }

  return (
    <FormDialog
      title={text.make}
      description={text[ABOUT[about.kind]]}
      label={text.make}
      missing={title === '' ? text.titleFirst : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={text.title}
        isRequired
        maxLength={MOST_TITLE}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <RadioGroup
        label={text.severity}
        value={severity}
        onChange={(value) =>
          setSeverity(SEVERITIES_BY_URGENCY.find((known) => known === value) ?? severity)
        }
        options={SEVERITIES_BY_URGENCY.map((value) => ({
          value,
          label: <SeverityBadge severity={value} />,
        }))}
      />
      <TextArea
        label={text.note}
        hint={text.noteHint}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}
