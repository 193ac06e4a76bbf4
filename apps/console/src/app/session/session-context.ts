import type { FeatureFlag, Permission, SessionInfo } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { createContext, use } from 'react';
import { sessionText } from './session.text.ts';

/** The signed-in user and the console's settings for them. */
export interface Session extends SessionInfo {
  /** A missing flag is off. */
  hasFlag: (flag: FeatureFlag) => boolean;
  can: (permission: Permission) => boolean;
  /** Rereads the session after a change of its data. */
  reload: () => Promise<void>;
}

export const SessionContext = createContext<Session | null>(null);

/** The session; only within the signed-in part of the console. */
export function useSessionInfo(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSessionInfo needs the signed-in part around it');
  return session;
}

/** Reason for a disabled control; undefined when the permission is there. */
export function useMissingReason(permission: Permission): string | undefined {
  const { can } = useSessionInfo();
  return can(permission) ? undefined : textOf(sessionText).needsPermission(permission);
}
