import { SampleMark, textOf } from '@waybill/ui';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { SlimBanner } from '../SlimBanner.tsx';
import { EmptySampleData } from './EmptySampleData.tsx';
import { sampleDataText } from './sample-data.text.ts';
import { SampleProgress } from './SampleProgress.tsx';
import { useSampleData } from './use-sample-data.ts';

/** Says on every page that what is shown is not the organisation's own, and how to be rid of it. */
export function SampleBanner() {
  const { tenant } = useSessionInfo();
  const sample = useSampleData();
  const text = textOf(sampleDataText);
  // The state itself is newer than what the session said about it; not everyone may read it.
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
