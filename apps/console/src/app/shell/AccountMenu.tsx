import { Avatar, Menu, textOf, toast, type MenuItem } from '@waybill/ui';
import { Icon } from '../../components/icons.ts';
import { useNavigator } from '../navigation/use-navigator.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { signOut } from '../session/sign-out.ts';
import { openKeyHelp } from './open-key-help.ts';
import { useShellSdk } from './shell-sdk.ts';
import { shellText } from './shell.text.ts';
import { useTenantItems } from './use-tenant-items.tsx';

/** Foot of the side bar: the signed-in person and their menu. */
export function AccountMenu({ isWide }: { isWide: boolean }) {
  const { user } = useSessionInfo();
  const sdk = useShellSdk();
  const { navigate } = useNavigator();
  const tenants = useTenantItems();
  const text = textOf(shellText);

  async function leave(): Promise<void> {
    try {
      await signOut(sdk, 'here');
    } catch {
      toast({
        variant: 'error',
        title: text.signOutFailed,
        description: text.signOutFailedDetail,
      });
    }
  }

  // A narrow side bar has no room for its own menu at the organisation.
  const organisations: MenuItem[] =
    isWide || tenants.length === 0
      ? []
      : [
          { kind: 'label', key: 'organisations', label: text.organisations },
          ...tenants,
          { kind: 'separator', key: 'after-organisations' },
        ];
  return (
    <Menu
      align="start"
      side="top"
      label={text.accountOf(user.name)}
      trigger={
        <button
          type="button"
          // Where its label is visible, it is the name.
          aria-label={isWide ? undefined : text.accountOf(user.name)}
          title={isWide ? undefined : user.name}
          className="flex w-full min-w-0 items-center gap-2.5 rounded-md p-1.5 text-left hover:bg-hover data-[state=open]:bg-active"
        >
          <Avatar name={user.name} size="md" />
          {isWide && (
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{user.name}</span>
              <span className="block truncate text-sm text-ink-3">{user.email}</span>
            </span>
          )}
        </button>
      }
      items={[
        ...organisations,
        {
          key: 'profile',
          label: text.profile,
          icon: <Icon.profile aria-hidden />,
          onSelect: () => navigate('/profile'),
        },
        {
          key: 'keyboard',
          label: text.keyboard,
          icon: <Icon.keyboard aria-hidden />,
          shortcut: '?',
          onSelect: openKeyHelp,
        },
        { kind: 'separator', key: 'before-sign-out' },
        {
          key: 'sign-out',
          label: text.signOut,
          icon: <Icon.signOut aria-hidden />,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}
