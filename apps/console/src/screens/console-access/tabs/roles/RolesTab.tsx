import type { Permission, RoleInfo } from '@waybill/contract';
import { Badge, Button, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { roleHint } from '../../role-options.ts';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';
import { permissionGroups } from './permission-groups.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { rolesTabText } from './roles-tab.text.ts';

interface Asked {
  kind: 'clone' | 'edit' | 'delete';
  role: RoleInfo;
}

/** Built-in roles and those of the organization, with what they allow and who has them. */
export function RolesTab() {
  const text = textOf(rolesTabText);
  const { data, error, isValidating, mutate } = useRead('/v1/roles');
  const [asked, setAsked] = useState<Asked | null>(null);
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={6} columns={3} rowHeight={56} label={text.builtIn} />
    ) : (
      <ErrorPanel
        error={error}
        permission="access:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const own = data.items.filter(({ isBuiltIn }) => !isBuiltIn);
  const all = data.items.find(({ key }) => key === 'Owner')?.permissions ?? [];
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-2">{text.about}</p>
      {own.length > 0 && <RoleList title={text.own} roles={own} onAsk={setAsked} />}
      <RoleList
        title={text.builtIn}
        roles={data.items.filter(({ isBuiltIn }) => isBuiltIn)}
        onAsk={setAsked}
      />
      {asked !== null && asked.kind !== 'delete' && (
        <RoleDialog
          role={asked.role}
          isNew={asked.kind === 'clone'}
          all={permissionsOf(all)}
          onClose={() => setAsked(null)}
          onSaved={mutate}
        />
      )}
      {asked?.kind === 'delete' && (
        <DeleteRoleDialog role={asked.role} onClose={() => setAsked(null)} onDeleted={mutate} />
      )}
    </div>
  );
}

/** The server lists none that it does not know. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
const permissionsOf = (names: readonly string[]) => names as readonly Permission[];

interface RoleListProps {
  title: string;
  roles: readonly RoleInfo[];
  onAsk: (asked: Asked) => void;
}

function RoleList({ title, roles, onAsk }: RoleListProps) {
  return (
    <Panel title={title}>
      <ul aria-label={title} className="flex flex-col divide-y divide-line">
        {roles.map((role) => (
          <RoleRow key={role.key} role={role} onAsk={onAsk} />
        ))}
      </ul>
    </Panel>
  );
}

function RoleRow({ role, onAsk }: { role: RoleInfo; onAsk: (asked: Asked) => void }) {
  const text = textOf(rolesTabText);
  const names = role.members.map(({ name }) => name).join(', ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{role.name}</span>
          <Badge title={names === '' ? undefined : names}>
            {text.members(role.members.length)}
          </Badge>
        </p>
        <p className="text-ink-2">{roleHint(role)}</p>
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-sm text-ink-3 hover:text-ink-2">
            {text.permissions(role.permissions.length)}
            <span className="sr-only"> {text.of(role.name)}</span>
          </summary>
          <PermissionList permissions={permissionsOf(role.permissions)} />
        </details>
      </div>
      <RoleButtons role={role} onAsk={onAsk} />
    </li>
  );
}

function RoleButtons({ role, onAsk }: { role: RoleInfo; onAsk: (asked: Asked) => void }) {
  const text = textOf(rolesTabText);
  const missing = useMissingReason('role:manage');
  const fixed = missing ?? (role.isGrantable ? undefined : text.notHeld);
  const names = role.members.map(({ name }) => name).join(', ');
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        aria-label={text.cloneOf(role.name)}
        disabledReason={missing}
        onClick={() => onAsk({ kind: 'clone', role })}
      >
        {text.clone}
      </Button>
      {!role.isBuiltIn && (
        <>
          <Button
            aria-label={text.editOf(role.name)}
            disabledReason={fixed}
            onClick={() => onAsk({ kind: 'edit', role })}
          >
            {text.edit}
          </Button>
          <Button
            aria-label={text.removeOf(role.name)}
            disabledReason={fixed ?? (names === '' ? undefined : text.inUse(names))}
            onClick={() => onAsk({ kind: 'delete', role })}
          >
            {text.remove}
          </Button>
        </>
      )}
    </div>
  );
}

function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <dl className="mt-2 flex flex-col gap-2 text-sm">
      {permissionGroups(permissions).map((group) => (
        <div key={group.id}>
          <dt className="text-ink-3">{group.label}</dt>
          <dd>{group.permissions.map(({ label }) => label).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
