import type { IntegrationSource, SourceDescription } from '@waybill/contract';
import { Button, ConfirmDialog, Panel, TextField, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { describeError, faultAt } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { readPath } from '../../../../../app/http/build-path.ts';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { useMissingReason, useSessionInfo } from '../../../../../app/session/session-context.ts';
import { Step } from '../../../../../components/Step.tsx';
import { useUnsavedGuard } from '../../../../../components/use-unsaved-guard.ts';
import { integrationsAddress } from '../integrations-address.ts';
import { scopesOf } from './connection-draft.ts';
import { connectText } from './connect.text.ts';
import { CredentialFields } from './CredentialFields.tsx';
import { FormsOff } from './FormsOff.tsx';
import { ScopesNeeded } from './ScopesNeeded.tsx';
import { SetupPath } from './SetupPath.tsx';
import { SourceFacts } from './SourceFacts.tsx';
import { StreamChoice } from './StreamChoice.tsx';
import { TestResults } from './TestResults.tsx';
import { useConnectionForm } from './use-connection-form.ts';

/** Address state of this page. */
const PAGE = ['connect'];
const NO_SECRETS: ReadonlyMap<string, string> = new Map();

/** The steps of connecting a source, on one surface. */
export function ConnectForm({
  source,
  description,
}: {
  source: IntegrationSource;
  description: SourceDescription;
}) {
  const text = textOf(connectText);
  const { hasFlag } = useSessionInfo();
  const connection = useConnect(source, description);
  const { form } = connection;
  const hasForms = hasFlag('integration_creds');
  const guard = useUnsavedGuard(form.isDirty && !connection.isSaving, PAGE);
  return (
    <Panel isFlush>
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          connection.submit();
        }}
      >
        <Step number={1} title={text.gives}>
          <SourceFacts source={source} description={description} />
        </Step>
        <Step number={2} title={text.streams} note={text.streamsNote}>
          <StreamChoice
            streams={description.streams}
            chosen={form.draft.streamIds}
            onToggle={form.toggleStream}
          />
        </Step>
        <Step number={3} title={text.credentials}>
          {description.setup !== null && <SetupPath name={source.name} setup={description.setup} />}
          <ScopesNeeded scopes={scopesOf(description.streams, form.draft.streamIds)} />
          {hasForms ? (
            <>
              <TextField
                label={text.name}
                hint={text.nameHint}
                maxLength={80}
                autoComplete="off"
                value={connection.name}
                onChange={(event) => connection.setName(event.target.value)}
                error={faultAt(connection.error, 'name') ?? undefined}
              />
              <CredentialFields
                fields={description.fields}
                values={form.draft.values}
                secretsSetAt={NO_SECRETS}
                onChange={form.setValue}
                error={form.error ?? connection.error}
              />
            </>
          ) : (
            <FormsOff />
          )}
        </Step>
        {hasForms && (
          <Step number={4} title={text.check} note={text.checkNote}>
            <TestAndConnect connection={connection} description={description} />
          </Step>
        )}
      </form>
      <ConfirmDialog
        isOpen={connection.isAsking}
        title={text.untestedTitle}
        description={text.untestedNote}
        confirmLabel={text.connectAnyway}
        onClose={connection.stopAsking}
        onConfirm={() => void connection.save()}
      />
      <ConfirmDialog
        isOpen={guard.isAsking}
        isDanger
        title={text.leaveTitle}
        description={text.leaveNote}
        confirmLabel={text.leave}
        onClose={guard.stay}
        onConfirm={guard.leave}
      />
    </Panel>
  );
}

function TestAndConnect({
  connection,
  description,
}: {
  connection: ReturnType<typeof useConnect>;
  description: SourceDescription;
}) {
  const text = textOf(connectText);
  const { form, obstacle } = connection;
  const missing = useMissingReason('integration:manage');
  const error = form.error ?? connection.error;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          isBusy={form.isTesting}
          disabledReason={missing ?? obstacle}
          onClick={() => void form.test()}
        >
          {text.test}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={connection.isSaving}
          disabledReason={missing ?? obstacle}
        >
          {text.connect}
        </Button>
        {form.isTesting && (
          <p role="status" className="text-ink-3">
            {text.testing}
          </p>
        )}
      </div>
      {form.result !== null && <TestResults result={form.result} streams={description.streams} />}
      {error !== null && (
        <div role="alert">
          <p className="text-critical-text">{describeError(error).title}</p>
          <p className="text-sm text-ink-3">{describeError(error).detail}</p>
        </div>
      )}
    </>
  );
}

/** The form with its saving. Saving without a passing test asks once. */
function useConnect(source: IntegrationSource, { fields, streams }: SourceDescription) {
  const text = textOf(connectText);
  const { navigate } = useNavigator();
  const { mutate } = useSWRConfig();
  const form = useConnectionForm({
    sourceId: source.sourceId,
    fields,
    streams,
    integrationId: null,
    held: null,
  });
  const [name, setName] = useState(() => freeName(source));
  const [isAsking, setIsAsking] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const obstacle = obstacleOf(form, name);

  async function save(): Promise<void> {
    setIsAsking(false);
    setIsSaving(true);
    setError(null);
    try {
      const integration = await change('POST', '/v1/integrations', {
        body: {
          sourceId: source.sourceId,
          name: name.trim(),
          values: { ...form.draft.values },
          streams: [...form.draft.streamIds],
        },
      });
      if (integration === undefined) return setIsSaving(false);
      void mutate(readPath('/v1/integrations'));
      toast({ variant: 'success', title: text.connected(integration.name) });
      navigate(integrationsAddress.integration(integration.integrationId), { replace: true });
    } catch (failure) {
      setError(failure);
      setIsSaving(false);
    }
  }

  return {
    form,
    name,
    setName,
    isAsking,
    stopAsking: () => setIsAsking(false),
    isSaving,
    error,
    obstacle,
    save,
    submit: () => {
      if (obstacle !== undefined || isSaving) return;
      if (form.result?.ok) void save();
      else setIsAsking(true);
    },
  };
}

/** The source's own name for its first integration, a numbered one for the next. */
function freeName({ name, integrations }: IntegrationSource): string {
  return integrations.length === 0 ? name : `${name} ${integrations.length + 1}`;
}

/** Why the form cannot be tested yet; undefined if it can. */
function obstacleOf(
  { missing, draft }: ReturnType<typeof useConnectionForm>,
  name: string,
): string | undefined {
  const text = textOf(connectText);
  if (draft.streamIds.length === 0) return text.noStream;
  if (name.trim() === '') return text.nameFirst;
  if (missing.length === 0) return undefined;
  return text.fillFirst(missing.map(({ label }) => label).join(', '));
}
