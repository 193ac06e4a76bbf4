import { PageHeader, textOf } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { SignInSdkContext } from '../../login/sign-in-sdk.ts';
import { BrowserPanel } from './BrowserPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { LocalePanel } from './LocalePanel.tsx';
import { PersonCard } from './PersonCard.tsx';
import { ProfileToolsContext, type ProfileTools } from './profile-sdk.ts';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { TenantPanel } from './TenantPanel.tsx';
import { profileText } from './profile.text.ts';

/** The profile on the tools that it is given. */
export function ProfileScreen({ tools }: { tools: ProfileTools }) {
  const { user } = useSessionInfo();
  const { data, error, mutate } = useRead('/v1/profile');
  const sessions = useRead('/v1/profile/sessions');
  // There may be many: the following parts come after them, so that they are not pushed away.
  const hasSessions = sessions.data !== undefined || sessions.error !== undefined;
  return (
    <ProfileToolsContext value={tools}>
      <SignInSdkContext value={tools.sdk}>
        <div className="mx-auto flex max-w-[76rem] flex-col gap-4 p-5">
          <PageHeader
            title={textOf(profileText).title}
            // On a narrow page the person's card is far below.
            description={<span className="xl:hidden">{`${user.name} · ${user.email}`}</span>}
          />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <SignInPanel profile={data} error={error} reload={() => mutate()} />
              <SessionsPanel />
              {hasSessions && <HistoryPanel />}
            </div>
            <div className="flex min-w-0 flex-col gap-4">
              <PersonCard profile={data} />
              <TenantPanel />
              <LocalePanel />
              <BrowserPanel />
            </div>
          </div>
        </div>
      </SignInSdkContext>
    </ProfileToolsContext>
  );
}
