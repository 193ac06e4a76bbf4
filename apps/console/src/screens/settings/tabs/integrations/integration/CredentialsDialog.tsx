import type { Integration, SourceDescription } from '@waybill/contract';
import { Button, ConfirmDialog, Dialog, Skeleton, textOf } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { describeError } from '../../../../../app/http/api-error.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { connectText } from '../connect/connect.text.ts';
import { CredentialFields } from '../connect/CredentialFields.tsx';
import { FormsOff } from '../connect/FormsOff.tsx';
import { ScopesNeeded } from '../connect/ScopesNeeded.tsx';
import { TestResults } from '../connect/TestResults.tsx';
import { useDescription } from '../connect/use-description.ts';
import { useConnectionForm } from '../connect/use-connection-form.ts';
import { integrationText } from './integration.text.ts';
import type { IntegrationActions } from './use-integration.ts';

interface CredentialsDialogProps {
  integration: Integration;
  actions: IntegrationActions;
  onClose: () => void;
}

/** Replaces what an integration signs in with. Stored secrets are listed by name, never shown. */
export function CredentialsDialog(props: CredentialsDialogProps) {
  const text = textOf(integrationText);
  const { integration, onClose } = props;
  const { hasFlag } = useSessionInfo();
  const description = useDescription(integration.sourceId);
  if (hasFlag('integration_creds') && description.data !== undefined) {
    return <CredentialsForm {...props} description={description.data} />;
  }
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.reauthoriseTitle(integration.name)}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      {!hasFlag('integration_creds') ? (
        <FormsOff />
      ) : description.error !== undefined ? (
        <ErrorPanel error={description.error} onRetry={() => void description.mutate()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Dialog>
  );
}

function CredentialsForm({
  integration,
  actions,
  onClose,
  description,
}: CredentialsDialogProps & { description: SourceDescription }) {
  const text = textOf(integrationText);
  const words = textOf(connectText);
  const secretsSetAt = useMemo(
    () => new Map(integration.secrets.map(({ fieldId, setAt }) => [fieldId, setAt])),
    [integration.secrets],
  );
  const form = useConnectionForm({
    sourceId: integration.sourceId,
    fields: description.fields,
    streams: description.streams,
    integrationId: integration.integrationId,
    held: {
      values: integration.values,
      secretIds: new Set(secretsSetAt.keys()),
      streamIds: integration.streams.filter(({ isOn }) => isOn).map((one) => one.streamId),
    },
  });
  const [asking, setAsking] = useState<'save' | 'leave' | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const obstacle =
    form.missing.length === 0
      ? undefined
      : words.fillFirst(form.missing.map(({ label }) => label).join(', '));

  async function save(): Promise<void> {
    setAsking(null);
    setFault(null);
    const isSaved = await actions.patch({ values: { ...form.draft.values } }, text.saved, setFault);
    if (!isSaved) return;
    actions.refresh();
    onClose();
  }
  const error = form.error ?? fault;

  return (
    <Dialog
      isOpen
      size="md"
      onClose={() => (form.isDirty ? setAsking('leave') : onClose())}
      title={text.reauthoriseTitle(integration.name)}
      description={text.reauthoriseNote}
      actions={
        <>
          <Button
            isBusy={form.isTesting}
            disabledReason={obstacle}
            onClick={() => void form.test()}
          >
            {words.test}
          </Button>
          <Button
            type="submit"
            form="credentials"
            variant="primary"
            isBusy={actions.busy === 'change'}
            disabledReason={obstacle}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form
        noValidate
        id="credentials"
        autoComplete="off"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (obstacle !== undefined || actions.busy !== null) return;
          if (form.result?.ok) void save();
          else setAsking('save');
        }}
      >
        <ScopesNeeded scopes={integration.scopesNeeded} />
        <CredentialFields
          fields={description.fields}
          values={form.draft.values}
          secretsSetAt={secretsSetAt}
          onChange={form.setValue}
          error={error}
        />
        {form.isTesting && (
          <p role="status" className="text-ink-3">
            {words.testing}
          </p>
        )}
        {form.result !== null && <TestResults result={form.result} streams={description.streams} />}
        {error !== null && (
          <p role="alert" className="text-critical-text">
            {describeError(error).title}
          </p>
        )}
      </form>
      <ConfirmDialog
        isOpen={asking === 'save'}
        title={words.untestedSave}
        description={words.untestedNote}
        confirmLabel={words.saveAnyway}
        onClose={() => setAsking(null)}
        onConfirm={() => void save()}
      />
      <ConfirmDialog
        isOpen={asking === 'leave'}
        isDanger
        title={words.leaveSave}
        description={words.leaveNote}
        confirmLabel={words.leave}
        onClose={() => setAsking(null)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}
