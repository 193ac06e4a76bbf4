import { PageHeader } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { SignInSdkContext } from '../../login/sign-in-sdk.ts';
import { BrowserPanel } from './BrowserPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PersonCard } from './PersonCard.tsx';
import { ProfileToolsContext, type ProfileTools } from './profile-sdk.ts';
import { SessionsPanel } from './SessionsPanel.tsx';
import { SignInPanel } from './SignInPanel.tsx';
import { TenantPanel } from './TenantPanel.tsx';

/** The profile on the tools that it is given. */
export function ProfileScreen({ tools }: { tools: ProfileTools }) {
  const { data, error, mutate } = useRead('/v1/profile');
  return (
    <ProfileToolsContext value={tools}>
      <SignInSdkContext value={tools.sdk}>
        <div className="mx-auto flex max-w-[76rem] flex-col gap-4 p-5">
          <PageHeader title="Profile" />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <SignInPanel profile={data} error={error} reload={() => mutate()} />
              <SessionsPanel />
              <HistoryPanel />
            </div>
            <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
              <PersonCard profile={data} />
              <TenantPanel />
              <BrowserPanel />
            </div>
          </div>
        </div>
      </SignInSdkContext>
    </ProfileToolsContext>
  );
}
