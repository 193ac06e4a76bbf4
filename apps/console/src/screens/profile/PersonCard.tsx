import type { Profile } from '@waybill/contract';
import { Avatar, Badge, KeyValueList, Panel, Skeleton } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { Age } from '../../components/Age.tsx';
import { localDateTime } from '../../components/local-time.ts';

/** Who is signed in, and into what. `profile` is undefined while it is on its way. */
export function PersonCard({ profile }: { profile: Profile | undefined }) {
  const { user, tenant, permissions } = useSessionInfo();
  const waiting = <Skeleton className="my-1 h-3 w-40" />;
  return (
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
          labelWidth={112}
          items={[
            { label: 'Organisation', value: tenant.name },
            { label: 'Region', value: tenant.region, isMono: true },
            {
              label: 'Signs in as',
              value: profile === undefined ? waiting : profile.loginIds.join(', '),
            },
            { label: 'Phone', value: profile?.phone || null },
            {
              label: 'Last sign-in',
              value:
                profile === undefined ? (
                  waiting
                ) : profile.lastLoginAt === null ? (
                  'Never before'
                ) : (
                  <Age at={profile.lastLoginAt} />
                ),
            },
            {
              label: 'Member since',
              value: profile === undefined ? waiting : localDateTime(profile.createdAt, 'date'),
            },
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
  );
}
