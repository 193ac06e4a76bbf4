import type { IntegrationSource } from '@waybill/contract';
import {
  Button,
  CodeBlock,
  Combobox,
  Dialog,
  Field,
  SourceGlyph,
  TextField,
  textOf,
} from '@waybill/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { apiBase } from '../../../../../app/http/api-base.ts';
import { commandLine, curlLine } from './ingest-lines.ts';
import { integrationsText } from '../integrations.text.ts';

export interface MintTokenDialogProps {
  sources: readonly IntegrationSource[];
  onMinted: () => void;
  onClose: () => void;
}

interface Minted {
  sourceId: string;
  secret: string;
}

/** Creates a token for one source; its secret is shown only here, once. */
export function MintTokenDialog({ sources, onMinted, onClose }: MintTokenDialogProps) {
  const [minted, setMinted] = useState<Minted | null>(null);
  if (minted !== null) return <SecretDialog minted={minted} onClose={onClose} />;
  return (
    <MintForm
      sources={sources}
      onClose={onClose}
      onMinted={(result) => {
        setMinted(result);
        onMinted();
      }}
    />
  );
}

interface MintFormProps extends Omit<MintTokenDialogProps, 'onMinted'> {
  onMinted: (minted: Minted) => void;
}

function MintForm({ sources, onMinted, onClose }: MintFormProps) {
  const text = textOf(integrationsText);
  const [sourceId, setSourceId] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const readable = sources.filter(({ hasConnector }) => hasConnector);

  async function mint(event: FormEvent) {
    event.preventDefault();
    if (sourceId === null || name.trim() === '' || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const answer = await change('POST', '/v1/integrations/tokens', {
        body: { name: name.trim(), sourceId },
      });
      if (answer !== undefined) onMinted({ sourceId, secret: answer.secret });
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  const missing =
    sourceId === null ? text.chooseSourceFirst : name.trim() === '' ? text.nameFirst : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.mintTitle}
      description={text.mintNote}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form="mint-token"
            variant="primary"
            isBusy={isBusy}
            disabledReason={missing}
          >
            {text.mint}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id="mint-token"
        onSubmit={(event) => void mint(event)}
        className="flex flex-col gap-4"
      >
        <Field
          label={text.source}
          hint={text.readable(readable.length)}
          error={faultAt(error, 'sourceId') ?? undefined}
        >
          <Combobox
            label={text.source}
            placeholder={text.chooseSource}
            value={sourceId}
            onChange={setSourceId}
            options={readable.map((source) => ({ value: source.sourceId, label: source.name }))}
            renderIcon={(option) => <SourceGlyph name={option.label} />}
          />
        </Field>
        <TextField
          label={text.name}
          hint={text.nameHint}
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={faultAt(error, 'name') ?? undefined}
        />
        {error !== null && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function SecretDialog({ minted, onClose }: { minted: Minted; onClose: () => void }) {
  const text = textOf(integrationsText);
  const origin = apiBase() || window.location.origin;
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
      <div className="flex flex-col gap-4 pb-1">
        <Labelled label={text.token}>
          <CodeBlock label={text.token} value={minted.secret} hasLineNumbers={false} />
        </Labelled>
        <Labelled label={text.sendFromAnywhere}>
          <CodeBlock
            label="curl"
            value={curlLine(origin, minted.sourceId, minted.secret)}
            hasLineNumbers={false}
          />
        </Labelled>
        <Labelled label={text.sendFromHere}>
          <CodeBlock
            label={text.command}
            value={commandLine(minted.sourceId)}
            hasLineNumbers={false}
          />
        </Labelled>
      </div>
    </Dialog>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1.5 font-medium">{label}</p>
      {children}
    </div>
  );
}
