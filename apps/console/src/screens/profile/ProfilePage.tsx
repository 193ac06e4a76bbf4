import { useDescope, useSession } from '@descope/react-sdk/flows';
import { useMemo } from 'react';
import { factsOfClaims } from '../../login/session-facts.ts';
import { PROFILE_CALLS, type ProfileTools } from './profile-sdk.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The signed-in person: identity, sign-in methods, sessions, and data in this browser. */
export function ProfilePage() {
  const sdk = useDescope();
  const { claims } = useSession();
  const tools = useMemo<ProfileTools>(
    () => ({
      sdk,
      calls: PROFILE_CALLS,
      tenantIds: factsOfClaims(claims ?? {}, '', false).tenantIds ?? [],
      restart: () => window.location.assign('/'),
    }),
    [sdk, claims],
  );
  return <ProfileScreen tools={tools} />;
}
