import { BrandMark } from '@waybill/ui';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';

export interface StartFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Further options, below. */
  children?: ReactNode;
}

/** The console cannot start: no answer to the configuration or the session. */
export function StartFailed({ error, onRetry, children }: StartFailedProps) {
  return (
    <main className="grid h-dvh place-items-center bg-canvas">
      <div>
        <p className="flex items-center justify-center gap-2 text-md font-semibold">
          <BrandMark /> Waybill
        </p>
        <ErrorPanel error={error} onRetry={onRetry} />
        {children}
      </div>
    </main>
  );
}
