import { SampleMark, textOf } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { SlimBanner } from '../SlimBanner.tsx';
import { EmptySampleData } from './EmptySampleData.tsx';
import { sampleDataText } from './sample-data.text.ts';
import { SampleProgress } from './SampleProgress.tsx';
import { useSampleData } from './use-sample-data.ts';

/** Shows on every page that the data is sample data, and how to remove it. */
export function SampleBanner() {
  const { tenant } = useSessionInfo();
  const sample = useSampleData();
  const text = textOf(sampleDataText);
  // The state itself is newer than the session's; not everyone may read it.
  const { state } = sample.state ?? { state: tenant.hasSampleData ? 'loaded' : 'none' };
  if (state === 'none') return null;
  return (
    <SlimBanner
      tone="notice"
      label={text.banner}
      icon={<SampleMark />}
      actions={
        sample.isRunning && sample.state !== undefined ? (
          <SampleProgress state={sample.state} />
        ) : (
          <EmptySampleData sample={sample} size="sm" />
        )
      }
    >
      {text.included}
    </SlimBanner>
  );
}
