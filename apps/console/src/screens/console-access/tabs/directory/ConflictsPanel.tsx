import type { DirectoryConflict } from '@waybill/contract';
import { Button, ConfirmDialog, Panel, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { directoryText } from './directory.text.ts';

/** People whom the directory sent and who contradict an account; nothing where there are none. */
export function ConflictsPanel({ onLinked }: { onLinked: () => Promise<unknown> }) {
  const text = textOf(directoryText);
  const conflicts = useRead('/v1/directory/conflicts');
  const [asked, setAsked] = useState<DirectoryConflict | null>(null);
  const items = conflicts.data?.items ?? [];
  async function link({ resourceId }: DirectoryConflict): Promise<void> {
    setAsked(null);
    try {
      const path = '/v1/directory/conflicts/{resourceId}/link';
      const done = await change('POST', path, { params: { resourceId } });
      if (done !== undefined) toast({ variant: 'success', title: text.linked });
    } catch (error) {
      tellFailure(error);
    }
    await Promise.all([conflicts.mutate(), onLinked()]);
  }
  if (items.length === 0) return null;
  return (
    <Panel title={text.conflicts(items.length)}>
      <p className="text-ink-2">{text.conflictsAbout}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {items.map((conflict) => (
          <ConflictRow
            key={conflict.resourceId}
            conflict={conflict}
            onLink={() => setAsked(conflict)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        title={text.linkTitle(asked?.name ?? '')}
        description={text.linkAbout}
        confirmLabel={text.link}
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && void link(asked)}
      />
    </Panel>
  );
}

interface RowProps {
  conflict: DirectoryConflict;
  onLink: () => void;
}

function ConflictRow({ conflict, onLink }: RowProps) {
  const text = textOf(directoryText);
  const { name, email, kind, account } = conflict;
  const act = account === null ? text.createAccount : text.link;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p>
          <span className="font-medium wrap-anywhere">{name}</span>{' '}
          <span className="text-sm wrap-anywhere text-ink-3">{email}</span>
        </p>
        <p className="text-sm text-ink-2">{text[`kind_${kind}`]}</p>
        <p className="text-sm text-ink-3">
          {account === null ? text.noAccount : text.accountOf(account.name)}
        </p>
      </div>
      <Button aria-label={text.actFor(act, name)} onClick={onLink}>
        {act}
      </Button>
    </li>
  );
}
