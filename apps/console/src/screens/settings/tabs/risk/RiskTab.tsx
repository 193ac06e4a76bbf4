import { SkeletonRows, textOf } from '@waybill/ui';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { OpenDetectionsPanel } from './OpenDetectionsPanel.tsx';
import { PendingPanel } from './PendingPanel.tsx';
import { tabText } from './tab.text.ts';
import { WeightsForm } from './WeightsForm.tsx';

/** Weights of the score, who changes them, and the effect on open detections. */
export function RiskTab() {
  const text = textOf(tabText);
  const { data, error, isValidating, mutate } = useRead('/v1/risk-weights', undefined, {
    // Weights must not change while being edited.
    revalidateOnFocus: false,
  });
  if (data !== undefined) {
    const { pending, rev } = data;
    return (
      <div className="flex flex-col gap-4">
        <p className="max-w-3xl text-ink-2">{text.about}</p>
        {pending !== null && (
          <PendingPanel proposal={pending} weights={data.weights} onDecided={() => mutate()} />
        )}
        <WeightsForm key={rev} inUse={data} onProposed={() => mutate()} />
        <OpenDetectionsPanel key={`open-${rev}`} />
        <HistoryPanel history={data.history} />
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="setting:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={8} columns={3} />;
}
