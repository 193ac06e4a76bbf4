import { Button, ConfirmDialog, TextArea, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../components/use-unsaved-guard.ts';
import type { CasePart } from './case-part.ts';
import { casePageText } from './case-page.text.ts';

const MOST_CHARACTERS = 4000;
/** Address parameters that identify the case. */
const PARAMS = ['view', 'case'];

/** Notes on a case, saved by the button; asks before unsaved notes are lost. */
export function CaseNotes({ shown, actions, missing }: CasePart) {
  const text = textOf(casePageText);
  const [draft, setDraft] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = draft !== null && draft.trim() !== shown.notes;
  const guard = useUnsavedGuard(isDirty, PARAMS);
  async function save(): Promise<void> {
    if (!isDirty || isBusy) return;
    setIsBusy(true);
    if (await actions.patch({ notes: draft })) setDraft(null);
    setIsBusy(false);
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        aria-label={text.notes}
        placeholder={text.notesHint}
        value={draft ?? shown.notes}
        maxLength={MOST_CHARACTERS}
        rows={5}
        readOnly={missing !== undefined}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
      {missing === undefined && (
        <div className="flex items-center justify-between gap-3">
          <span role="status" className="text-sm text-ink-3">
            {isDirty ? text.notesNotSaved : shown.notes === '' ? '' : text.notesSaved}
          </span>
          <span className="flex gap-2">
            {isDirty && <Button onClick={() => setDraft(null)}>{text.cancel}</Button>}
            <Button
              type="submit"
              isBusy={isBusy}
              disabledReason={isDirty ? undefined : text.notesSaved}
            >
              {text.save}
            </Button>
          </span>
        </div>
      )}
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={text.leaveTitle}
        description={text.leaveHelp}
        confirmLabel={text.leave}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </form>
  );
}
