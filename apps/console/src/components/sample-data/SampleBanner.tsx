import { SampleMark } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { EmptySampleData } from './EmptySampleData.tsx';
import { SampleProgress } from './SampleProgress.tsx';
import { useSampleData } from './use-sample-data.ts';

/** Says on every page that what is shown is not the organisation's own, and how to be rid of it. */
export function SampleBanner() {
  const { tenant } = useSessionInfo();
  const sample = useSampleData();
  // The state itself is newer than what the session said of it; not everybody may read it.
  const { state } = sample.state ?? { state: tenant.hasSampleData ? 'loaded' : 'none' };
  if (state === 'none') return null;
  return (
    <section
      aria-label="Sample data"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-1.5 text-base"
    >
      <SampleMark />
      <p className="min-w-0 flex-1">
        What you see includes sample data. It is made up and belongs to nobody.
      </p>
      {sample.isRunning && sample.state !== undefined ? (
        <SampleProgress state={sample.state} />
      ) : (
        <EmptySampleData sample={sample} size="sm" />
      )}
    </section>
  );
}
