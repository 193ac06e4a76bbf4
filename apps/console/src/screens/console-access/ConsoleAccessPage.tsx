import { Button, PageHeader, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { withParam } from '../../app/navigation/with-param.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useMissingReason } from '../../app/session/session-context.ts';
import { AccessTabs } from './AccessTabs.tsx';
import { consoleAccessText } from './console-access.text.ts';
import { invitationsText } from './invitations.text.ts';
import { invitationTableText } from './invitation-table.text.ts';
import { InvitationTableDialog } from './InvitationTableDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { screenText } from './screen.text.ts';

/** In the address: the dialog is open. */
const INVITE = 'invite';

/** Who has access to the console and what they may do, by tab. */
export function ConsoleAccessPage() {
  const text = textOf(consoleAccessText);
  const missing = useMissingReason('user:invite');
  const { setParams } = useNavigator();
  const [params] = useSearchParams();
  const isInviting = params.has(INVITE) && missing === undefined;
  const [isTable, setIsTable] = useState(false);
  const members = useRead('/v1/members/access');
  const invitations = useRead(missing === undefined ? '/v1/invitations' : null);
  const roles = useRead(missing === undefined ? '/v1/roles' : null);
  const openDialog = () =>
    setParams((shown) => {
      shown.set(INVITE, '');
      return shown;
    });
  return (
    <div className="flex flex-col gap-4 p-5 max-sm:p-3">
      <PageHeader
        title={textOf(screenText).title}
        description={text.description}
        actions={
          <>
            <Button disabledReason={missing} onClick={() => setIsTable(true)}>
              {textOf(invitationTableText).open}
            </Button>
            <Button
              variant="primary"
              disabledReason={missing}
              isBusy={isInviting && roles.data === undefined}
              onClick={openDialog}
            >
              {textOf(invitationsText).invite}
            </Button>
          </>
        }
      />
      <AccessTabs />
      {isTable && roles.data !== undefined && (
        <InvitationTableDialog
          roles={roles.data.items}
          onClose={() => setIsTable(false)}
          onInvited={() => Promise.all([invitations.mutate(), members.mutate()])}
        />
      )}
      {isInviting && roles.data !== undefined && (
        <InviteDialog
          roles={roles.data.items}
          onClose={() => setParams((shown) => withParam(shown, INVITE, null))}
          onInvited={() => Promise.all([invitations.mutate(), members.mutate()])}
        />
      )}
    </div>
  );
}
