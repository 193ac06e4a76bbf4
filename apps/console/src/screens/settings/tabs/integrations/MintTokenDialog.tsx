import type { IntegrationSource } from '@waybill/contract';
import { Button, CodeBlock, Combobox, Dialog, Field, SourceGlyph, TextField } from '@waybill/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { describeError, faultAt } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { apiBase } from '../../../../app/http/api-base.ts';
import { commandLine, curlLine } from './ingest-lines.ts';

export interface MintTokenDialogProps {
  sources: readonly IntegrationSource[];
  onMinted: () => void;
  onClose: () => void;
}

interface Minted {
  sourceId: string;
  secret: string;
}

/** Mints a token for one source; its secret is shown here once and nowhere else. */
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
    sourceId === null
      ? 'Choose a source first'
      : name.trim() === ''
        ? 'Name the token first'
        : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Mint an integration token"
      description="It may send records of one source, and nothing else."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="mint-token"
            variant="primary"
            isBusy={isBusy}
            disabledReason={missing}
          >
            Mint token
          </Button>
        </>
      }
    >
      <form id="mint-token" onSubmit={(event) => void mint(event)} className="flex flex-col gap-4">
        <Field
          label="Source"
          hint={`${readable.length} sources can be read today.`}
          error={faultAt(error, 'sourceId') ?? undefined}
        >
          <Combobox
            label="Source"
            placeholder="Choose a source"
            value={sourceId}
            onChange={setSourceId}
            options={readable.map((source) => ({ value: source.sourceId, label: source.name }))}
            renderIcon={(option) => <SourceGlyph name={option.label} />}
          />
        </Field>
        <TextField
          label="Name"
          hint="Where it is used, e.g. the forwarder’s name."
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
  const origin = apiBase() || window.location.origin;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      role="alertdialog"
      title="Copy the token now"
      description="It is shown once. Waybill keeps only a hash of it."
      actions={
        <Button variant="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-1">
        <Labelled label="Token">
          <CodeBlock label="Token" value={minted.secret} hasLineNumbers={false} />
        </Labelled>
        <Labelled label="Send records from anywhere">
          <CodeBlock
            label="curl"
            value={curlLine(origin, minted.sourceId, minted.secret)}
            hasLineNumbers={false}
          />
        </Labelled>
        <Labelled label="Or on the machine that runs Waybill, without a token">
          <CodeBlock label="Command" value={commandLine(minted.sourceId)} hasLineNumbers={false} />
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
