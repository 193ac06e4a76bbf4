import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { ResetsPanel } from './ResetsPanel.tsx';

/** Who has access to the console, open invitations, and requests to restore a lost second factor. */
export function MembersTab() {
  const missing = useMissingReason('user:invite');
  const members = useRead('/v1/members/access');
  const resets = useRead('/v1/factor-resets');
  const invitations = useRead(missing === undefined ? '/v1/invitations' : null);
  const reload = () => Promise.all([members.mutate(), resets.mutate()]);
  const reloadInvitations = () => Promise.all([invitations.mutate(), members.mutate()]);
  return (
    <div className="flex flex-col gap-4">
      <InvitationsPanel invitations={invitations.data?.items ?? []} onChanged={reloadInvitations} />
      <MembersPanel members={members} resets={resets.data?.items ?? []} onRequested={reload} />
      <ResetsPanel resets={resets} onDecided={reload} />
    </div>
  );
}
