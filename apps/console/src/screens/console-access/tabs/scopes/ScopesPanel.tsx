import type { AccessScope } from '@waybill/contract';
import { Badge, Button, EmptyState, Panel, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { ruleSummary } from './rule-summary.ts';
import { ScopeDialog } from './ScopeDialog.tsx';
import { scopesText } from './scopes.text.ts';

export interface ScopesPanelProps {
  scopes: readonly AccessScope[];
  onChanged: () => Promise<unknown>;
}

/** Scopes with what they limit; each can be edited, and deleted when no member has it. */
export function ScopesPanel({ scopes, onChanged }: ScopesPanelProps) {
  const text = textOf(scopesText);
  const [edited, setEdited] = useState<AccessScope | 'new' | null>(null);
  const [removed, setRemoved] = useState<AccessScope | null>(null);
  return (
    <Panel
      title={text.scopesOf(scopes.length)}
      aside={<Button onClick={() => setEdited('new')}>{text.create}</Button>}
    >
      <p className="max-w-prose text-ink-2">{text.about}</p>
      {scopes.length === 0 ? (
        <EmptyState kind="nothingYet" title={text.none} description={text.noneHelp} />
      ) : (
        <ul aria-label={text.scopes} className="mt-2 flex flex-col divide-y divide-line">
          {scopes.map((scope) => (
            <ScopeRow
              key={scope.scopeId}
              scope={scope}
              onEdit={() => setEdited(scope)}
              onRemove={() => setRemoved(scope)}
            />
          ))}
        </ul>
      )}
      {edited !== null && (
        <ScopeDialog
          scope={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={onChanged}
        />
      )}
      {removed !== null && (
        <RemoveDialog scope={removed} onClose={() => setRemoved(null)} onRemoved={onChanged} />
      )}
    </Panel>
  );
}

interface RowProps {
  scope: AccessScope;
  onEdit: () => void;
  onRemove: () => void;
}

function ScopeRow({ scope, onEdit, onRemove }: RowProps) {
  const text = textOf(scopesText);
  const { data: choices } = useRead('/v1/access-scopes/choices');
  const { name, rules, members, isEditable } = scope;
  const refused = isEditable ? undefined : text.notYours;
  const limits = ruleSummary(rules, choices);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge tone="neutral">{text.membersOf(members)}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-3">
          {limits.length === 0 ? text.allData : limits.join(' · ')}
        </p>
      </div>
      <div className="flex gap-2">
        <Button aria-label={text.editOf(name)} disabledReason={refused} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button
          aria-label={text.removeOf(name)}
          disabledReason={members > 0 ? text.inUse : refused}
          onClick={onRemove}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}

interface RemoveProps {
  scope: AccessScope;
  onClose: () => void;
  onRemoved: () => Promise<unknown>;
}

function RemoveDialog({ scope: { scopeId, name }, onClose, onRemoved }: RemoveProps) {
  const text = textOf(scopesText);
  async function submit(): Promise<void> {
    const params = { scopeId };
    if ((await change('DELETE', '/v1/access-scopes/{scopeId}', { params })) === undefined) return;
    toast({ variant: 'success', title: text.removed });
    onClose();
    await onRemoved();
  }
  return (
    <FormDialog
      title={text.removeTitle(name)}
      label={text.remove}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-ink-2">{text.removeAbout}</p>
    </FormDialog>
  );
}
