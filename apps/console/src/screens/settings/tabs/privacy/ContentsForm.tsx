import type { KeptContents } from '@waybill/contract';
import {
  Badge,
  Button,
  ConfirmDialog,
  formatBytes,
  KeyValueList,
  Panel,
  textOf,
} from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { faultAt } from '../../../../app/http/api-error.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard.ts';
import { ContentsChoice } from './ContentsChoice.tsx';
import { daysOf, deletedBySaving, draftOf } from './contents-draft.ts';
import { tabText } from './tab.text.ts';
import { useSaveContents, type SaveContents } from './use-save-contents.ts';

export interface ContentsFormProps extends SaveContents {
  saved: KeptContents;
}

/** How long contents are kept. Asks for confirmation of what saving would delete. */
export function ContentsForm({ saved, onSaved, onReload }: ContentsFormProps) {
  const text = textOf(tabText);
  const missing = useMissingReason('setting:manage');
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const [isAsking, setIsAsking] = useState(false);
  // New days change the form in place: the focused element keeps the focus.
  if (saved.retentionDays !== base.retentionDays) {
    setBase(saved);
    setDraft(draftOf(saved));
  }
  const { save, isBusy, error } = useSaveContents({ onSaved, onReload });
  const days = daysOf(draft);
  const isChanged = days !== saved.retentionDays;
  const guard = useUnsavedGuard(isChanged);
  const [openedAt] = useState(() => Date.now());
  const warning = isChanged ? deletionWords(days, saved, openedAt) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isBusy || missing !== undefined) return;
    if (warning === null) void save(saved, days);
    else setIsAsking(true);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Panel title={text.contents} aside={<StateBadge days={saved.retentionDays} />}>
        <div className="flex max-w-2xl flex-col gap-5">
          <div className="flex flex-col gap-2 text-ink-2">
            <p>{text.about}</p>
            <p>{text.whyKeep}</p>
          </div>
          <KeptNow saved={saved} />
          <ContentsChoice
            draft={draft}
            onChange={setDraft}
            missing={missing}
            error={faultAt(error, 'retentionDays') ?? undefined}
          />
          {warning !== null && (
            <p role="status" className="text-critical-text">
              {warning}
            </p>
          )}
        </div>
      </Panel>
      <div className="sticky bottom-0 -mx-5 flex items-center gap-3 border-t border-line bg-canvas px-5 py-3">
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabledReason={missing ?? (isChanged ? undefined : text.nothingChanged)}
        >
          {text.save}
        </Button>
        {isChanged && <Button onClick={() => setDraft(draftOf(saved))}>{text.discard}</Button>}
        <p className="text-sm text-ink-3">{isChanged ? text.unsaved : text.allSaved}</p>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={text.deleteQuestion}
        description={warning}
        confirmLabel={text.deleteAndSave}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void save(saved, days);
        }}
      />
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

/** What saving deletes immediately, as a sentence; null: nothing. */
function deletionWords(days: number, saved: KeptContents, now: number): string | null {
  const text = textOf(tabText);
  switch (deletedBySaving(days, saved, now)) {
    case 'all':
      return text.deletesAll(saved.kept);
    case 'older':
      return text.deletesOlder(days);
    case 'nothing':
      return null;
  }
}

function StateBadge({ days }: { days: number }) {
  const text = textOf(tabText);
  return days === 0 ? (
    <Badge>{text.badgeForgotten}</Badge>
  ) : (
    <Badge tone="accent">{text.badgeKept(days)}</Badge>
  );
}

function KeptNow({ saved }: { saved: KeptContents }) {
  const text = textOf(tabText);
  const size = formatBytes(saved.bytes) ?? '';
  return (
    <KeyValueList
      items={[
        {
          label: text.keptNow,
          value: saved.kept === 0 ? text.noneKept : text.keptNowValue(saved.kept, size),
        },
        {
          label: text.oldest,
          value: saved.oldestAt === null ? null : localDateTime(saved.oldestAt, 'long'),
        },
      ]}
    />
  );
}
