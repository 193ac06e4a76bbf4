import type { AccessScope, ScopedMember } from '@waybill/contract';
import { Badge, Button, Field, Panel, Select, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { scopesText } from './scopes.text.ts';
import { WhyDialog } from './WhyDialog.tsx';

export interface ScopedMembersPanelProps {
  members: readonly ScopedMember[];
  scopes: readonly AccessScope[];
  onChanged: () => Promise<unknown>;
}

/** Which member sees what; a scope is changed here, and explained. */
export function ScopedMembersPanel({ members, scopes, onChanged }: ScopedMembersPanelProps) {
  const text = textOf(scopesText);
  const [asked, setAsked] = useState<ScopedMember | null>(null);
  const [explained, setExplained] = useState<ScopedMember | null>(null);
  return (
    <Panel title={text.members}>
      <ul aria-label={text.members} className="flex flex-col divide-y divide-line">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            scope={scopes.find(({ scopeId }) => scopeId === member.scopeId)}
            onChange={() => setAsked(member)}
            onExplain={() => setExplained(member)}
          />
        ))}
      </ul>
      {asked !== null && (
        <AssignDialog
          member={asked}
          scopes={scopes}
          onClose={() => setAsked(null)}
          onAssigned={onChanged}
        />
      )}
      {explained !== null && <WhyDialog member={explained} onClose={() => setExplained(null)} />}
    </Panel>
  );
}

interface RowProps {
  member: ScopedMember;
  scope: AccessScope | undefined;
  onChange: () => void;
  onExplain: () => void;
}

function MemberRow({ member: { name, email, isSelf }, scope, onChange, onExplain }: RowProps) {
  const text = textOf(scopesText);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          {isSelf && <Badge tone="accent">{text.you}</Badge>}
        </p>
        {email !== name && <p className="text-sm wrap-anywhere text-ink-3">{email}</p>}
      </div>
      <p className="min-w-0 flex-1 basis-32 wrap-anywhere">
        {scope === undefined ? <span className="text-ink-3">{text.allData}</span> : scope.name}
      </p>
      <div className="flex gap-2">
        <Button
          aria-label={text.changeOf(name)}
          disabledReason={isSelf ? text.own : undefined}
          onClick={onChange}
        >
          {text.change}
        </Button>
        <Button aria-label={text.whyOf(name)} onClick={onExplain}>
          {text.why}
        </Button>
      </div>
    </li>
  );
}

interface AssignProps {
  member: ScopedMember;
  scopes: readonly AccessScope[];
  onClose: () => void;
  onAssigned: () => Promise<unknown>;
}

/** Represents all data among the options. */
const ALL = '';

function AssignDialog({ member, scopes, onClose, onAssigned }: AssignProps) {
  const text = textOf(scopesText);
  const [wanted, setWanted] = useState(member.scopeId ?? ALL);
  async function submit(): Promise<void> {
    const assigned = await change('PUT', '/v1/access-scopes/members/{userId}', {
      params: { userId: member.userId },
      body: { scopeId: wanted === ALL ? null : wanted },
    });
    if (assigned === undefined) return;
    toast({ variant: 'success', title: text.changed });
    onClose();
    await onAssigned();
  }
  return (
    <FormDialog
      title={text.changeTitle(member.name)}
      description={text.changeAbout}
      label={text.save}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.scope}>
        <Select
          label={text.scope}
          options={[
            { value: ALL, label: text.allData },
            ...scopes.map(({ scopeId, name }) => ({ value: scopeId, label: name })),
          ]}
          value={wanted}
          onChange={setWanted}
        />
      </Field>
    </FormDialog>
  );
}
