import { EmptyState, textOf } from '@waybill/ui';
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { permissionHint } from '../http/api-error.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { useDocumentTitle } from '../shell/use-document-title.ts';
import type { FoundScreen } from './found-screens.ts';
import { hasProfileOnly } from './may-open.ts';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';
import { screensText } from './screens.text.ts';

/** One screen behind its flag and its permission. A screen behind a flag that is off is not found. */
export function ScreenGate({ screen }: { screen: FoundScreen }) {
  const session = useSessionInfo();
  const { hasFlag, can } = session;
  const { manifest, Screen } = screen;
  const text = textOf(screensText);
  useDocumentTitle(manifest.title());
  if (manifest.flag !== undefined && !hasFlag(manifest.flag)) return <NotFound />;
  if (manifest.permission !== undefined && !can(manifest.permission)) {
    if (hasProfileOnly(session)) return <Navigate to="/profile" replace />;
    return (
      <EmptyState
        kind="notAllowed"
        title={text.notAllowed(manifest.title())}
        description={permissionHint(manifest.permission)}
      />
    );
  }
  return (
    <ScreenErrorBoundary key={manifest.name}>
      <Suspense
        fallback={
          <p role="status" className="p-6 text-base text-ink-3">
            {text.loading}
          </p>
        }
      >
        <Screen />
      </Suspense>
    </ScreenErrorBoundary>
  );
}
