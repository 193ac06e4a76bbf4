import type { SampleDataState } from '@waybill/contract';
import { ProgressBar, textOf } from '@waybill/ui';
import { sampleDataText } from './sample-data.text.ts';

/** Live progress of loading or emptying. */
export function SampleProgress({ state }: { state: SampleDataState }) {
  const text = textOf(sampleDataText);
  return (
    <div aria-live="polite" className="w-72 max-w-full">
      <ProgressBar
        label={state.state === 'emptying' ? text.emptying : text.loading}
        value={state.total > 0 ? state.done : undefined}
        max={state.total > 0 ? state.total : undefined}
      />
    </div>
  );
}
