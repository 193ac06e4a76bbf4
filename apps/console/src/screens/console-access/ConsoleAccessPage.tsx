import { Button, PageHeader, textOf } from '@waybill/ui';
import { useSearchParams } from 'react-router';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useMissingReason } from '../../app/session/session-context.ts';
import { consoleAccessText } from './console-access.text.ts';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { invitationsText } from './invitations.text.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { MembersPanel } from './MembersPanel.tsx';
import { ResetsPanel } from './ResetsPanel.tsx';
import { screenText } from './screen.text.ts';

/** In the address: the dialog is open. */
const INVITE = 'invite';

/** Who has access to the console, open invitations, and requests to restore a lost second factor. */
export function ConsoleAccessPage() {
  const text = textOf(consoleAccessText);
  const missing = useMissingReason('user:invite');
  const { setParams } = useNavigator();
  const [params] = useSearchParams();
  const isInviting = params.has(INVITE) && missing === undefined;
  const setIsInviting = (isOn: boolean) =>
    setParams((shown) => {
      if (isOn) shown.set(INVITE, '');
      else shown.delete(INVITE);
      return shown;
    });
  const members = useRead('/v1/members/access');
  const resets = useRead('/v1/factor-resets');
  const invitations = useRead(missing === undefined ? '/v1/invitations' : null);
  const reload = () => Promise.all([members.mutate(), resets.mutate()]);
  const reloadInvitations = () => Promise.all([invitations.mutate(), members.mutate()]);
  return (
    <div className="flex max-w-5xl flex-col gap-4 p-5 max-sm:p-3">
      <PageHeader
        title={textOf(screenText).title}
        description={text.description}
        actions={
          <Button
            variant="primary"
            disabledReason={missing}
            isBusy={isInviting && invitations.data === undefined}
            onClick={() => setIsInviting(true)}
          >
            {textOf(invitationsText).invite}
          </Button>
        }
      />
      <InvitationsPanel invitations={invitations.data?.items ?? []} onChanged={reloadInvitations} />
      <MembersPanel members={members} resets={resets.data?.items ?? []} onRequested={reload} />
      <ResetsPanel resets={resets} onDecided={reload} />
      {isInviting && invitations.data !== undefined && (
        <InviteDialog
          grantable={invitations.data.grantableRoles}
          onClose={() => setIsInviting(false)}
          onInvited={reloadInvitations}
        />
      )}
    </div>
  );
}
