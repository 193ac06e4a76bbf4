import type { ManualSubject, Severity } from '@waybill/contract';
import {
  Button,
  Dialog,
  RadioGroup,
  SeverityBadge,
  TextArea,
  TextField,
  textOf,
  toast,
} from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { describeError } from '../../../app/http/api-error.ts';
import { change as send } from '../../../app/http/api.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { SEVERITIES_BY_URGENCY } from '../detection-labels.data.ts';
import { manualText } from './manual.text.ts';

export interface MakeDetectionDialogProps {
  about: ManualSubject;
  proposedTitle: string;
  onClose: () => void;
}

const MOST_TITLE = 200;

const isOfDetections = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith('/v1/detections');

/** A detection of what an analyst has noticed: what it is called, how severe it is, and why. */
export function MakeDetectionDialog({ about, proposedTitle, onClose }: MakeDetectionDialogProps) {
  const text = textOf(manualText);
  const { mutate } = useSWRConfig();
  const { navigate } = useNavigator();
  const [typed, setTyped] = useState(proposedTitle.slice(0, MOST_TITLE));
  const [severity, setSeverity] = useState<Severity>('MEDIUM');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const title = typed.trim();

  async function submit(): Promise<void> {
    if (title === '' || isBusy) return;
    setIsBusy(true);
    try {
      const made = await send('POST', '/v1/detections', { body: { title, severity, note, about } });
      if (made === undefined) return;
      toast({
        variant: 'success',
        title: text.made(made.number),
        action: { label: text.show, onClick: () => navigate(`/detections/${made.detectionId}`) },
      });
      onClose();
      await mutate(isOfDetections);
    } catch (error) {
      const { title: what, detail } = describeError(error);
      toast({ variant: 'error', title: what, description: detail ?? undefined });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.make}
      description={about.kind === 'event' ? text.ofEvent : text.ofFlow}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={title === '' ? text.titleFirst : undefined}
            onClick={() => void submit()}
          >
            {text.make}
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
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
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
