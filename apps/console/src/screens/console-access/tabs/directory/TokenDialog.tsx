import { Button, CodeBlock, Dialog, Field, Select, textOf } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { directoryText } from './directory.text.ts';

const OVERLAPS = [0, 1, 24, 72, 168] as const;

export interface TokenDialogProps {
  /** There is one already, which is replaced. */
  hasToken: boolean;
  onCreated: () => void;
  onClose: () => void;
}

/** Creates a token, or replaces it with an overlap; the secret is shown here once and nowhere else. */
export function TokenDialog({ hasToken, onCreated, onClose }: TokenDialogProps) {
  const text = textOf(directoryText);
  const [secret, setSecret] = useState<string | null>(null);
  const [overlapHours, setOverlapHours] = useState<number>(24);
  async function create(): Promise<void> {
    const made = await change('POST', '/v1/directory/tokens', { body: { overlapHours } });
    if (made === undefined) return;
    setSecret(made.secret);
    onCreated();
  }
  if (secret !== null) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="md"
        role="alertdialog"
        title={text.copyNow}
        description={text.copyNote}
        actions={
          <Button variant="primary" onClick={onClose}>
            {text.copied}
          </Button>
        }
      >
        <CodeBlock label={text.token} value={secret} hasLineNumbers={false} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      title={hasToken ? text.rotateTitle : text.createToken}
      description={hasToken ? text.rotateAbout : text.connectionAbout}
      label={text.create}
      onSubmit={create}
      onClose={onClose}
    >
      {hasToken && (
        <Field label={text.overlap}>
          <Select
            label={text.overlap}
            options={OVERLAPS.map((hours) => ({
              value: String(hours),
              label: text.overlapHours(hours),
            }))}
            value={String(overlapHours)}
            onChange={(value) => setOverlapHours(Number(value))}
          />
        </Field>
      )}
    </FormDialog>
  );
}
