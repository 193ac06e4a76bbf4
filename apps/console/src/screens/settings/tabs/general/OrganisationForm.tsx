import {
  Button,
  ConfirmDialog,
  formatCount,
  Panel,
  Switch,
  TagField,
  TextArea,
  TextField,
  toast,
} from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { ApiError, describeError, faultAt } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard.ts';
import { changesOf, devicesOf, draftOf, type OrganisationDraft } from './organisation-draft.ts';

type Saved = ResponseOf<'/v1/settings/organisation'>;

export interface OrganisationFormProps {
  saved: Saved;
  onSaved: (next: Saved) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

/** The form over one revision; leaving it with changes asks first. */
export function OrganisationForm({ saved, onSaved, onReload }: OrganisationFormProps) {
  const { reload } = useSessionInfo();
  const missing = useMissingReason('setting:manage');
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const changes = changesOf(draft, saved);
  const guard = useUnsavedGuard(changes !== null);
  const set = (part: Partial<OrganisationDraft>) => setDraft((known) => ({ ...known, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (changes === null || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const next = await change('PATCH', '/v1/settings/organisation', {
        body: { ...changes, rev: saved.rev },
      });
      if (next === undefined) return;
      await onSaved(next);
      await reload();
      toast({
        variant: 'success',
        title: 'Settings saved',
        description: 'They apply to events from now on.',
      });
    } catch (failure) {
      setError(failure);
      await tell(failure);
    } finally {
      setIsBusy(false);
    }
  }

  async function tell(failure: unknown): Promise<void> {
    if (failure instanceof ApiError && failure.status === 409) {
      toast({
        variant: 'warning',
        title: 'Somebody changed the settings in the meantime',
        description: 'They have been loaded again. Repeat your change.',
      });
      await onReload();
      return;
    }
    const { title, detail } = describeError(failure);
    toast({ variant: 'error', title, description: detail ?? undefined });
  }

  const fault = (path: string) => faultAt(error, path) ?? undefined;
  const devices = devicesOf(draft.devicesText).length;
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <Panel title="Organisation">
        <div className="flex max-w-2xl flex-col gap-5">
          <TextField
            label="Name"
            required
            maxLength={120}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
            error={fault('name')}
          />
          <TagField
            label="Own domains"
            hint="Mail and web domains. Everything in them, subdomains too, counts as inside."
            values={draft.ownDomains}
            onChange={(ownDomains) => set({ ownDomains })}
            error={fault('ownDomains')}
          />
          <TagField
            label="Own accounts"
            hint="Cloud account, workspace and tenant ids. Anything shared with another one counts as outside."
            values={draft.ownAccounts}
            onChange={(ownAccounts) => set({ ownAccounts })}
            error={fault('ownAccounts')}
          />
        </div>
      </Panel>
      <Panel title="Managed devices" aside={`${formatCount(devices)} devices`}>
        <div className="flex max-w-2xl flex-col gap-5">
          <TextArea
            label="Device ids or host names"
            hint="One per line."
            rows={6}
            spellCheck={false}
            value={draft.devicesText}
            onChange={(event) => set({ devicesText: event.target.value })}
            error={fault('managedDevices')}
          />
          <Switch
            label="The list is complete"
            hint="Then a device that is not on it is unmanaged. Otherwise it stays unknown."
            isOn={draft.isDeviceListComplete}
            onChange={(isDeviceListComplete) => set({ isDeviceListComplete })}
          />
        </div>
      </Panel>
      <div className="sticky bottom-0 -mx-5 flex items-center gap-3 border-t border-line bg-canvas px-5 py-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabledReason={missing ?? (changes === null ? 'Nothing has been changed' : undefined)}
        >
          Save changes
        </Button>
        {changes !== null && <Button onClick={() => setDraft(draftOf(saved))}>Discard</Button>}
        <p className="text-sm text-ink-3">
          {changes === null ? 'All changes are saved.' : 'There are unsaved changes.'}
        </p>
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        title="Leave without saving?"
        description="Your changes to the settings are lost."
        confirmLabel="Leave"
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </form>
  );
}
