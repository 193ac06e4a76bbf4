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
  textOf,
} from '@waybill/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiError, faultAt } from '../../../../app/http/api-error.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { change } from '../../../../app/http/api.ts';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard.ts';
import {
  changesOf,
  devicesOf,
  draftOf,
  withPlace,
  type OrganisationDraft,
} from './organisation-draft.ts';
import { tabText } from './tab.text.ts';

type Saved = ResponseOf<'/v1/settings/organisation'>;

export interface OrganisationFormProps {
  saved: Saved;
  /** A suggested own place: filled in, not saved. */
  proposed: { host: string | null; account: string | null } | null;
  /** Its button has the focus from the start. */
  takesFocus: boolean;
  onSaved: (next: Saved) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

/** The form over one revision; leaving it with changes asks first. */
export function OrganisationForm(props: OrganisationFormProps) {
  const { saved, proposed, takesFocus, onSaved, onReload } = props;
  const text = textOf(tabText);
  const { reload } = useSessionInfo();
  const missing = useMissingReason('setting:manage');
  const [draft, setDraft] = useState(() => withPlace(draftOf(saved), proposed));
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const changes = changesOf(draft, saved);
  const guard = useUnsavedGuard(changes !== null);
  const set = (part: Partial<OrganisationDraft>) => setDraft((known) => ({ ...known, ...part }));

  const saveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) saveButton.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (changes === null || isBusy || draft.name.trim() === '') return;
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
        title: text.saved,
        description: text.savedNote,
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
        title: text.conflict,
        description: text.conflictNote,
      });
      await onReload();
      return;
    }
    tellFailure(failure);
  }

  const fault = (path: string) => faultAt(error, path) ?? undefined;
  const devices = devicesOf(draft.devicesText).length;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <Panel title={text.organisation}>
        <div className="flex max-w-2xl flex-col gap-5">
          <TextField
            label={text.name}
            required
            maxLength={120}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
            error={draft.name.trim() === '' ? text.nameNeeded : fault('name')}
          />
          <TagField
            label={text.ownDomains}
            hint={text.ownDomainsHint}
            values={draft.ownDomains}
            onChange={(ownDomains) => set({ ownDomains })}
            error={fault('ownDomains')}
          />
          <TagField
            label={text.ownAccounts}
            hint={text.ownAccountsHint}
            values={draft.ownAccounts}
            onChange={(ownAccounts) => set({ ownAccounts })}
            error={fault('ownAccounts')}
          />
        </div>
      </Panel>
      <Panel title={text.devices} aside={text.deviceCount(formatCount(devices))}>
        <div className="flex max-w-2xl flex-col gap-5">
          <TextArea
            label={text.deviceIds}
            hint={text.onePerLine}
            rows={6}
            className="max-h-80"
            spellCheck={false}
            value={draft.devicesText}
            onChange={(event) => set({ devicesText: event.target.value })}
            error={fault('managedDevices')}
          />
          <Switch
            label={text.isComplete}
            hint={text.isCompleteHint}
            isOn={draft.isDeviceListComplete}
            onChange={(isDeviceListComplete) => set({ isDeviceListComplete })}
          />
        </div>
      </Panel>
      <div className="sticky bottom-0 -mx-5 flex items-center gap-3 border-t border-line bg-canvas px-5 py-3">
        <Button
          ref={saveButton}
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabledReason={missing ?? (changes === null ? text.nothingChanged : undefined)}
        >
          {text.save}
        </Button>
        {changes !== null && (
          <Button onClick={() => setDraft(draftOf(saved))}>{text.discard}</Button>
        )}
        <p className="text-sm text-ink-3">{changes === null ? text.allSaved : text.unsaved}</p>
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={text.leaveQuestion}
        description={text.leaveEffect}
        confirmLabel={text.leave}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </form>
  );
}
