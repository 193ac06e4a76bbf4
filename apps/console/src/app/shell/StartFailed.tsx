import { BrandMark } from '@waybill/ui';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';

/** The console cannot start: no answer to the configuration or the session. */
export function StartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main className="grid h-dvh place-items-center bg-canvas">
      <div>
        <p className="flex items-center justify-center gap-2 text-md font-semibold">
          <BrandMark /> Waybill
        </p>
        <ErrorPanel error={error} onRetry={onRetry} />
      </div>
    </main>
  );
}
