import type { SampleDataState } from '@waybill/contract';
import { Badge, Button, Panel, Skeleton, type Tone } from '@waybill/ui';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { EmptySampleData } from '../../../../components/sample-data/EmptySampleData.tsx';
import { SampleProgress } from '../../../../components/sample-data/SampleProgress.tsx';
import {
  useSampleData,
  type SampleData,
} from '../../../../components/sample-data/use-sample-data.ts';

const STATE_WORDS: Record<SampleDataState['state'], { word: string; tone: Tone }> = {
  none: { word: 'Not loaded', tone: 'neutral' },
  loading: { word: 'Loading', tone: 'accent' },
  loaded: { word: 'Loaded', tone: 'ok' },
  emptying: { word: 'Emptying', tone: 'accent' },
  failed: { word: 'Failed', tone: 'critical' },
};

/** What data the organisation holds: for now, the sample data. */
export function DataTab() {
  const sample = useSampleData();
  const { state } = sample;
  return (
    <Panel
      title="Sample data"
      aside={
        state && <Badge tone={STATE_WORDS[state.state].tone}>{STATE_WORDS[state.state].word}</Badge>
      }
    >
      {state === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="max-w-2xl text-ink-2">
            Made-up activity of a made-up organisation, to look around in. Every row of it carries
            the mark “Sample”. It goes into an empty organisation only and is emptied in one step.
          </p>
          {state.message !== null && <p className="text-critical-text">{state.message}</p>}
          {sample.isRunning ? (
            <SampleProgress state={state} />
          ) : (
            <Actions sample={sample} state={state} />
          )}
          {state.updatedAt !== null && (
            <p className="text-sm text-ink-3">
              Last change {localDateTime(state.updatedAt, 'long')}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}

function Actions({ sample, state }: { sample: SampleData; state: SampleDataState }) {
  const missing = useMissingReason('setting:manage');
  if (state.state === 'loaded' || (state.state === 'failed' && !state.isTenantEmpty)) {
    return <EmptySampleData sample={sample} />;
  }
  const occupied = state.isTenantEmpty
    ? undefined
    : 'The organisation already holds data of its own';
  return (
    <Button
      variant="primary"
      icon={<Icon.sample aria-hidden />}
      disabledReason={missing ?? occupied}
      onClick={() => void sample.load()}
    >
      Load sample data
    </Button>
  );
}
