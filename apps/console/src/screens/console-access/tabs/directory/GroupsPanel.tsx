import type { DirectoryGroup, RoleInfo } from '@waybill/contract';
import { Button, DataTable, EmptyState, Panel, textOf, toast, type Column } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../components/table-height.ts';
import { directoryText } from './directory.text.ts';
import { roleName } from '../../role-name.ts';
import { RolesDialog } from './RolesDialog.tsx';

const MOST_ROWS = 12;

/** Groups of the directory with the roles that their people have. */
export function GroupsPanel({ roles }: { roles: readonly RoleInfo[] }) {
  const text = textOf(directoryText);
  const [edited, setEdited] = useState<DirectoryGroup | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/directory/groups');
  const rows = data?.items ?? [];
  const columns = useMemo(() => groupColumns(roles, setEdited), [roles, setEdited]);
  return (
    <Panel title={data === undefined ? text.groups : text.groupsOf(rows.length)} isFlush>
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="directory:manage"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, MOST_ROWS) }} className="flex">
          <DataTable
            label={text.groups}
            rows={rows}
            rowKey={({ groupId }) => groupId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState kind="nothingYet" title={text.noGroups} description={text.noGroupsHelp} />
            }
          />
        </div>
      )}
      {edited !== null && (
        <RolesDialog
          title={text.rolesTitle(edited.name)}
          description={text.rolesAbout}
          label={text.save}
          chosen={edited.roles}
          roles={roles}
          onClose={() => setEdited(null)}
          onSave={async (chosen) => {
            const params = { groupId: edited.groupId };
            const body = { roles: chosen };
            const path = '/v1/directory/groups/{groupId}/roles';
            if ((await change('PUT', path, { params, body })) === undefined) return;
            toast({ variant: 'success', title: text.rolesSaved });
            setEdited(null);
            await mutate();
          }}
        />
      )}
    </Panel>
  );
}

function groupColumns(
  known: readonly RoleInfo[],
  onEdit: (group: DirectoryGroup) => void,
): Column<DirectoryGroup>[] {
  const text = textOf(directoryText);
  return [
    {
      id: 'name',
      header: text.group,
      width: 240,
      minWidth: 120,
      grow: 2,
      isFixed: true,
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      id: 'roles',
      header: text.groupRoles,
      width: 200,
      minWidth: 96,
      grow: 1,
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <span className="text-ink-3">{text.noRole}</span>
        ) : (
          roles.map((role) => roleName(known, role)).join(', ')
        ),
    },
    {
      id: 'people',
      header: text.members,
      width: 90,
      priority: 2,
      cell: ({ people }) => <span className="tabular-nums">{people}</span>,
    },
    {
      id: 'edit',
      header: '',
      width: 140,
      cell: (group) => (
        <Button size="sm" aria-label={text.editOf(group.name)} onClick={() => onEdit(group)}>
          {text.edit}
        </Button>
      ),
    },
  ];
}
