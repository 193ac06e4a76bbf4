import type { SampleDataState } from '@waybill/contract';
import { ProgressBar } from '@waybill/ui';

/** Live progress of loading or emptying. */
export function SampleProgress({ state }: { state: SampleDataState }) {
  const label = state.state === 'emptying' ? 'Emptying sample data' : 'Loading sample data';
  return (
    <div aria-live="polite" className="w-72 max-w-full">
      <ProgressBar
        label={label}
        value={state.total > 0 ? state.done : undefined}
        max={state.total > 0 ? state.total : undefined}
      />
    </div>
  );
}
