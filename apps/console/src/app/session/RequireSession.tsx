import { useDescope, useSession } from '@descope/react-sdk/flows';
import type { SessionInfo } from '@waybill/contract';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useRead } from '../http/use-read.ts';
import { StartFailed } from '../shell/StartFailed.tsx';
import { readStored, writeStored } from '../storage/stored-values.ts';
import { RefreshWatchContext } from './refresh-watch.ts';
import { loginAddress } from './return-to.ts';
import { SessionContext, type Session } from './session-context.ts';

/**
 * The signed-in part of the console: renders nothing while the session loads and redirects to /login
 * without one.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { isAuthenticated, isSessionLoading } = useSession();
  const { pathname, search } = useLocation();
  const { isUnanswered } = use(RefreshWatchContext);
  if (isSessionLoading) return null;
  if (!isAuthenticated && isUnanswered()) return <Unanswered />;
  if (!isAuthenticated) return <Navigate to={loginAddress(`${pathname}${search}`)} replace />;
  return <LoadedSession>{children}</LoadedSession>;
}

/** It is unknown whether there is a session: no reason to ask for a password. */
function Unanswered() {
  const sdk = useDescope();
  const [, setAttempts] = useState(0);
  const { isUnanswered } = use(RefreshWatchContext);
  const { pathname, search } = useLocation();
  const again = () => {
    const redraw = () => setAttempts((count) => count + 1);
    sdk.refresh(undefined, true).then(redraw, redraw);
  };
  if (!isUnanswered()) return <Navigate to={loginAddress(`${pathname}${search}`)} replace />;
  return <StartFailed error={new TypeError('no answer')} onRetry={again} />;
}

function LoadedSession({ children }: { children: ReactNode }) {
  const { data, error, mutate } = useRead('/v1/session');

  useEffect(() => {
    if (data !== undefined) rememberSession(data);
  }, [data]);

  const session = useMemo<Session | null>(() => {
    if (data === undefined) return null;
    const permissions = new Set(data.permissions);
    return {
      ...data,
      hasFlag: (flag) => data.featureFlags[flag] === true,
      can: (permission) => permissions.has(permission),
      reload: async () => {
        await mutate();
      },
    };
  }, [data, mutate]);

  if (session !== null) return <SessionContext value={session}>{children}</SessionContext>;
  if (error !== undefined) return <StartFailed error={error} onRetry={() => void mutate()} />;
  return null;
}

/** Keeps what the next page load needs before its first answer: the flags and the region. */
function rememberSession(session: SessionInfo): void {
  writeStored('USER_DATA', { ...readStored('USER_DATA'), featureFlags: session.featureFlags });
  writeStored('REGION', session.tenant.region);
}
