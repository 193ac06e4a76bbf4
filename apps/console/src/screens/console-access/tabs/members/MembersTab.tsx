import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { AdminReviewPanel } from './AdminReviewPanel.tsx';
import { GrantsPanel } from './GrantsPanel.tsx';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { ResetsPanel } from './ResetsPanel.tsx';

/** Who has access to the console, open invitations, and requests to restore a lost second factor. */
export function MembersTab() {
  const missing = useMissingReason('user:invite');
  const members = useRead('/v1/members/access');
  const { can } = useSessionInfo();
  const resets = useRead(can('user:recover') ? '/v1/factor-resets' : null);
  const invitations = useRead(missing === undefined ? '/v1/invitations' : null);
  const roles = useRead('/v1/roles').data?.items ?? [];
  const grants = useRead('/v1/access-grants');
  const reload = () => Promise.all([members.mutate(), resets.mutate(), grants.mutate()]);
  const reloadInvitations = () => Promise.all([invitations.mutate(), members.mutate()]);
  return (
    <div className="flex flex-col gap-4">
      <AdminReviewPanel onChanged={reload} />
      <InvitationsPanel
        invitations={invitations.data?.items ?? []}
        roles={roles}
        onChanged={reloadInvitations}
      />
      <MembersPanel members={members} resets={resets.data?.items ?? []} onChanged={reload} />
      <GrantsPanel onChanged={members.mutate} />
      {can('user:recover') && <ResetsPanel resets={resets} onDecided={reload} />}
    </div>
  );
}
