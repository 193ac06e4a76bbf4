import type { Dashboard } from '@waybill/contract';
import { Button, Panel, textOf } from '@waybill/ui';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { Icon } from '../../../components/icons.ts';
import { SampleProgress } from '../../../components/sample-data/SampleProgress.tsx';
import { useSampleData } from '../../../components/sample-data/use-sample-data.ts';
import { dashboardText } from '../dashboard.text.ts';
import { firstSteps } from './first-steps.ts';
import { StepList } from './StepList.tsx';

/** Shown to an organisation without detections: what to do next, or sample data to explore. */
export function FirstSteps({ data }: { data: Dashboard }) {
  const text = textOf(dashboardText);
  const isDone = firstSteps(data.checklist).every((step) => step.isDone);
  return (
    <div className="mx-auto w-full max-w-2xl py-6">
      <Panel title={isDone ? text.firstStepsReady : text.firstSteps}>
        <p className="text-ink-2">{isDone ? text.firstStepsDone : text.firstStepsIntro}</p>
        {!isDone && (
          <div className="mt-2">
            <StepList checklist={data.checklist} />
          </div>
        )}
      </Panel>
      <SampleOffer />
    </div>
  );
}

function SampleOffer() {
  const sample = useSampleData();
  const missing = useMissingReason('setting:manage');
  const text = textOf(dashboardText);
  if (sample.state !== undefined && sample.isRunning) {
    return (
      <div className="mt-6 flex justify-center">
        <SampleProgress state={sample.state} />
      </div>
    );
  }
  if (sample.state?.isTenantEmpty !== true) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-center gap-3 text-ink-2">
      <p>{text.orSample}</p>
      <Button
        icon={<Icon.sample aria-hidden />}
        disabledReason={missing}
        onClick={() => void sample.load()}
      >
        {text.loadSample}
      </Button>
    </div>
  );
}
