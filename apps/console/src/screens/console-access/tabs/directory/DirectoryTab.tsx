import type { RoleInfo } from '@waybill/contract';
import { useRead } from '../../../../app/http/use-read.ts';
import { ConflictsPanel } from './ConflictsPanel.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { GroupsPanel } from './GroupsPanel.tsx';
import { ReleasedWorkPanel } from './ReleasedWorkPanel.tsx';
import { RoleSourcesPanel } from './RoleSourcesPanel.tsx';

const NO_ROLES: readonly RoleInfo[] = [];

/** The connection to the directory, its groups with their roles, and what it left for people to decide. */
export function DirectoryTab() {
  const state = useRead('/v1/directory');
  const roles = useRead('/v1/roles').data?.items ?? NO_ROLES;
  return (
    <div className="flex flex-col gap-4">
      <ConflictsPanel onLinked={state.mutate} />
      <ConnectionPanel state={state} />
      <GroupsPanel roles={roles} />
      <RoleSourcesPanel roles={roles} />
      <ReleasedWorkPanel />
    </div>
  );
}
