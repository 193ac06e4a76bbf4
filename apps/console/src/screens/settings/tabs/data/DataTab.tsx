import type { SampleDataState } from '@waybill/contract';
import { Badge, Button, Panel, Skeleton, type Tone, textOf } from '@waybill/ui';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { EmptySampleData } from '../../../../components/sample-data/EmptySampleData.tsx';
import { SampleProgress } from '../../../../components/sample-data/SampleProgress.tsx';
import {
  useSampleData,
  type SampleData,
} from '../../../../components/sample-data/use-sample-data.ts';
import { tabText } from './tab.text.ts';

const STATE_TONE: Record<SampleDataState['state'], Tone> = {
  none: 'neutral',
  loading: 'accent',
  loaded: 'ok',
  emptying: 'accent',
  failed: 'critical',
};

/** Data of the organisation: for now, the sample data. */
export function DataTab() {
  const text = textOf(tabText);
  const sample = useSampleData();
  const { state } = sample;
  return (
    <Panel
      title={text.sampleData}
      aside={state && <Badge tone={STATE_TONE[state.state]}>{text[`state_${state.state}`]}</Badge>}
    >
      {state === undefined ? (
        <Skeleton className="h-16 w-full" />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="max-w-2xl text-ink-2">{text.note}</p>
          {state.message !== null && <p className="text-critical-text">{state.message}</p>}
          {sample.isRunning ? (
            <SampleProgress state={state} />
          ) : (
            <Actions sample={sample} state={state} />
          )}
          {state.updatedAt !== null && (
            <p className="text-sm text-ink-3">
              {text.lastChange(localDateTime(state.updatedAt, 'long'))}
            </p>
          )}
        </div>
      )}
    </Panel>
  );
}

function Actions({ sample, state }: { sample: SampleData; state: SampleDataState }) {
  const text = textOf(tabText);
  const missing = useMissingReason('setting:manage');
  if (state.state === 'loaded' || (state.state === 'failed' && !state.isTenantEmpty)) {
    return <EmptySampleData sample={sample} />;
  }
  const occupied = state.isTenantEmpty ? undefined : text.occupied;
  return (
    <Button
      variant="primary"
      icon={<Icon.sample aria-hidden />}
      disabledReason={missing ?? occupied}
      onClick={() => void sample.load()}
    >
      {text.load}
    </Button>
  );
}
