import type { RoleInfo, RoleSources } from '@waybill/contract';
import { Badge, Button, Combobox, Field, Panel, SkeletonRows, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { directoryText } from './directory.text.ts';
import { roleName } from '../../role-name.ts';
import { RolesDialog } from './RolesDialog.tsx';

/** Where the roles of a chosen member come from, in the order in which sources win. */
export function RoleSourcesPanel({ roles }: { roles: readonly RoleInfo[] }) {
  const text = textOf(directoryText);
  const members = useRead('/v1/members/access');
  const [memberId, setMemberId] = useState<string | null>(null);
  return (
    <Panel title={text.sources}>
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{text.sourcesAbout}</p>
        <div className="max-w-sm">
          <Field label={text.member}>
            <Combobox
              label={text.member}
              placeholder={text.chooseMember}
              value={memberId}
              onChange={setMemberId}
              options={(members.data?.items ?? []).map(({ userId, name, email }) => ({
                value: userId,
                label: name,
                hint: email,
              }))}
            />
          </Field>
        </div>
        {memberId !== null && <MemberSources key={memberId} memberId={memberId} roles={roles} />}
      </div>
    </Panel>
  );
}

interface MemberProps {
  memberId: string;
  roles: readonly RoleInfo[];
}

function MemberSources({ memberId, roles }: MemberProps) {
  const text = textOf(directoryText);
  const [isDenying, setIsDenying] = useState(false);
  const params = { memberId };
  const { data, error, isValidating, mutate } = useRead('/v1/members/{memberId}/role-sources', {
    params,
  });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={4} columns={2} rowHeight={36} label={text.sources} />
    ) : (
      <ErrorPanel
        error={error}
        permission="directory:manage"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  async function save(denied: string[], reason: string): Promise<void> {
    const path = '/v1/members/{memberId}/denied-roles';
    if ((await change('PUT', path, { params, body: { roles: denied, reason } })) === undefined)
      return;
    toast({ variant: 'success', title: text.denied });
    setIsDenying(false);
    await mutate();
  }
  return (
    <>
      <Sources of={data} known={roles} />
      <div>
        <Button onClick={() => setIsDenying(true)}>{text.deny}</Button>
      </div>
      {isDenying && (
        <RolesDialog
          title={text.denyTitle(data.member.name)}
          description={text.denyAbout}
          label={text.saveDenied}
          chosen={data.denied.map(({ role }) => role)}
          roles={roles}
          hasReason
          onClose={() => setIsDenying(false)}
          onSave={save}
        />
      )}
    </>
  );
}

interface Step {
  id: 'denied' | 'directory' | 'claim' | 'manual';
  lines: string[];
  /** Whether the roles of the step are those that the member has. */
  wins: boolean;
}

function Sources({ of, known }: { of: RoleSources; known: readonly RoleInfo[] }) {
  const text = textOf(directoryText);
  return (
    <div className="flex flex-col gap-3">
      <ol aria-label={text.sources} className="divide-y divide-line rounded-md border border-line">
        {stepsOf(of, known).map((step, index) => (
          <li
            key={step.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2"
          >
            <span>
              <span className="mr-2 text-ink-3 tabular-nums">{index + 1}</span>
              {text[`step_${step.id}`]}
            </span>
            <span className="flex flex-wrap items-baseline gap-2">
              {step.lines.length === 0 ? (
                <span className="text-ink-3">{text.none}</span>
              ) : (
                <>
                  <span className={step.wins ? 'font-medium' : 'text-ink-3'}>
                    {step.lines.join('; ')}
                  </span>
                  <Badge tone={step.wins ? 'accent' : 'neutral'}>
                    {step.wins ? text.wins : text.ignored}
                  </Badge>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <span className="text-ink-3">{text.effective}:</span>{' '}
        <span className="font-medium">
          {of.roles.map((role) => roleName(known, role)).join(', ') || text.noRole}
        </span>
      </p>
    </div>
  );
}

function stepsOf(
  { denied, directory, provider, source, roles }: RoleSources,
  known: readonly RoleInfo[],
): Step[] {
  const text = textOf(directoryText);
  const byProvider = (isClaim: boolean) =>
    provider.filter((one) => one.isClaim === isClaim).map(({ role }) => roleName(known, role));
  const isByProvider = roles.length > 0 && (source === 'claim' || source === 'manual');
  return [
    {
      id: 'denied',
      lines: denied.map(({ role, deniedBy, reason }) =>
        text.deniedBy(roleName(known, role), deniedBy.name, reason),
      ),
      wins: true,
    },
    {
      id: 'directory',
      lines: directory.map(({ role, groups }) =>
        text.fromGroups(roleName(known, role), groups.join(', ')),
      ),
      wins: source === 'directory' && roles.length > 0,
    },
    { id: 'claim', lines: byProvider(true), wins: isByProvider },
    { id: 'manual', lines: byProvider(false), wins: isByProvider },
  ];
}
