import { useDescope } from '@descope/react-sdk/flows';
import {
  Avatar,
  Badge,
  Button,
  ConfirmDialog,
  KeyValueList,
  PageHeader,
  Panel,
  toast,
} from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useDarkMode } from '../../app/session/dark-mode.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { signOut } from '../../app/session/sign-out.ts';
import { forgetSearches } from '../../app/storage/last-searches.ts';
import { useStored } from '../../app/storage/use-stored.ts';
import { Icon } from '../../components/icons.ts';

/** The signed-in person: identity, theme, sessions, and what this browser remembers. */
export function ProfilePage() {
  const { user, tenant, permissions } = useSessionInfo();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4 p-5">
      <PageHeader title="Profile" />
      <Panel>
        <div className="flex items-center gap-4">
          <Avatar name={user.name} size="lg" />
          <div className="min-w-0">
            <h2 className="truncate text-lg font-semibold">{user.name}</h2>
            <p className="truncate text-ink-2">{user.email}</p>
          </div>
        </div>
        <div className="mt-5 border-t border-line pt-4">
          <KeyValueList
            labelWidth={120}
            items={[
              { label: 'Organisation', value: tenant.name },
              { label: 'Region', value: tenant.region, isMono: true },
              { label: 'User id', value: user.userId, isMono: true },
              {
                label: 'Permissions',
                value: (
                  <span className="flex flex-wrap gap-1">
                    {permissions.map((permission) => (
                      <Badge key={permission}>{permission}</Badge>
                    ))}
                  </span>
                ),
              },
            ]}
          />
        </div>
      </Panel>
      <Appearance />
      <RecentSearches />
      <Sessions />
    </div>
  );
}

function Line({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-3">{text}</p>
      </div>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}

/** The dark-mode toggle, only where its flag is on. */
function Appearance() {
  const { isAllowed, isDark, toggle } = useDarkMode();
  if (!isAllowed) return null;
  return (
    <Panel title="Appearance">
      <Line title="Dark mode" text="Kept in this browser.">
        <Button
          aria-pressed={isDark}
          icon={isDark ? <Icon.light aria-hidden /> : <Icon.dark aria-hidden />}
          onClick={toggle}
        >
          {isDark ? 'Turn dark mode off' : 'Turn dark mode on'}
        </Button>
      </Line>
    </Panel>
  );
}

function RecentSearches() {
  const [searches] = useStored('LAST_SEARCHES');
  const count = searches?.length ?? 0;
  return (
    <Panel title="Recent searches">
      <Line
        title={count === 0 ? 'None are kept' : `${count} kept in this browser`}
        text="Only the texts, never what they found."
      >
        <Button
          disabledReason={count === 0 ? 'There are none' : undefined}
          onClick={() => {
            forgetSearches();
            toast({ variant: 'success', title: 'Recent searches cleared' });
          }}
        >
          Clear recent searches
        </Button>
      </Line>
    </Panel>
  );
}

function Sessions() {
  const sdk = useDescope();
  const [isAsking, setIsAsking] = useState(false);
  const leave = (where: 'here' | 'everywhere') => {
    setIsAsking(false);
    signOut(sdk, where).catch(() =>
      toast({ variant: 'error', title: 'Signing out failed: the server did not answer' }),
    );
  };
  return (
    <Panel title="Sessions">
      <Line title="Sign out" text="Here, or on every device at once.">
        <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
        <Button icon={<Icon.signOut aria-hidden />} onClick={() => leave('here')}>
          Sign out
        </Button>
      </Line>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        description="Every session of yours ends, on this device and on all others."
        confirmLabel="Sign out everywhere"
        onClose={() => setIsAsking(false)}
        onConfirm={() => leave('everywhere')}
      />
    </Panel>
  );
}
