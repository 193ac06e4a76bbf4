import { Button, TextField, textOf } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { integrationText } from './integration.text.ts';
import type { IntegrationActions } from './use-integration.ts';

/** The name, editable in place. Escape restores it. */
export function RenameForm({
  name,
  actions,
  onClose,
}: {
  name: string;
  actions: IntegrationActions;
  onClose: () => void;
}) {
  const text = textOf(integrationText);
  const [draft, setDraft] = useState(name);
  const form = useRef<HTMLFormElement>(null);
  // After the menu has given the focus back to its button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => form.current?.querySelector('input')?.select());
    return () => cancelAnimationFrame(frame);
  }, []);
  const wanted = draft.trim();

  async function save(): Promise<void> {
    if (wanted === '' || actions.busy !== null) return;
    if (wanted === name || (await actions.patch({ name: wanted }, text.renamed(wanted)))) onClose();
  }

  return (
    <form
      noValidate
      ref={form}
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        aria-label={text.name}
        className="w-72"
        maxLength={80}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClose();
        }}
      />
      <Button type="submit" variant="primary" isBusy={actions.busy === 'change'}>
        {text.save}
      </Button>
      <Button onClick={onClose}>{text.cancel}</Button>
    </form>
  );
}
