import type { Profile } from '@waybill/contract';
import { Avatar, Badge, KeyValueList, Panel, Skeleton, textOf } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { Age } from '../../components/Age.tsx';
import { localDateTime } from '../../components/local-time.ts';
import { profileText } from './profile.text.ts';

/** The signed-in person and organization. `profile` is undefined while loading. */
export function PersonCard({ profile }: { profile: Profile | undefined }) {
  const text = textOf(profileText);
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
          labelWidth={124}
          items={[
            { label: text.organisation, value: tenant.name },
            { label: text.region, value: tenant.region, isMono: true },
            {
              label: text.signsInAs,
              value: profile === undefined ? waiting : profile.loginIds.join(', '),
            },
            { label: text.phone, value: profile?.phone || null },
            {
              label: text.lastSignIn,
              value:
                profile === undefined ? (
                  waiting
                ) : profile.lastLoginAt === null ? (
                  text.neverBefore
                ) : (
                  <Age at={profile.lastLoginAt} />
                ),
            },
            {
              label: text.memberSince,
              value: profile === undefined ? waiting : localDateTime(profile.createdAt, 'date'),
            },
            { label: text.userId, value: user.userId, isMono: true },
            {
              label: text.permissions,
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
