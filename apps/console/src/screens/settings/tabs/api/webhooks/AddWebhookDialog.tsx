import { WEBHOOK_EVENTS, type WebhookEvent } from '@waybill/contract/webhook-events';
import { Button, Checkbox, Dialog, TextField, textOf } from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { webhooksText } from './webhooks.text.ts';

const FORM = 'webhook';

export interface AddWebhookDialogProps {
  onAdded: (secret: string) => void;
  onClose: () => void;
}

export function AddWebhookDialog({ onAdded, onClose }: AddWebhookDialogProps) {
  const text = textOf(webhooksText);
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['detection.opened']);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const isWhole = name.trim() !== '' && address.trim() !== '' && events.length > 0;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const body = { name: name.trim(), address: address.trim(), events: [...events] };
      const made = await change('POST', '/v1/webhooks', { body });
      if (made !== undefined) {
        onAdded(made.secret);
        onClose();
      }
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const toggle = (event: WebhookEvent): void =>
    setEvents(events.includes(event) ? events.filter((one) => one !== event) : [...events, event]);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.addTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form={FORM}
            variant="primary"
            isBusy={isBusy}
            disabledReason={isWhole ? undefined : text.fillFirst}
          >
            {text.add}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        autoComplete="off"
        onSubmit={(event) => void add(event)}
        className="flex flex-col gap-4 pb-1"
      >
        <TextField
          label={text.name}
          isRequired
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={text.address}
          hint={text.addressHint}
          isRequired
          maxLength={2000}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={faultAt(error, 'address') ?? undefined}
        />
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1 text-sm font-medium text-ink-2">{text.events}</legend>
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox
              key={event}
              label={<code className="font-mono text-sm">{event}</code>}
              checked={events.includes(event)}
              onChange={() => toggle(event)}
            />
          ))}
        </fieldset>
        {error !== null && faultAt(error, 'address') === null && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
    </Dialog>
  );
}
