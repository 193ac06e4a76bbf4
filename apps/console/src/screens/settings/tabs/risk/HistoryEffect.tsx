import type { ScoreEffect } from '@waybill/contract';
import { Spinner, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { EffectView } from './EffectView.tsx';
import { tabText } from './tab.text.ts';
import type { WeightDraft } from './weight-draft.ts';

/** Effect of weights on detections of the last 30 days. */
export function HistoryEffect({ weights }: { weights: WeightDraft }) {
  const text = textOf(tabText);
  const effect = useEffectOf(weights);
  return (
    <section aria-live="polite" className="rounded-md border border-line bg-sunken px-3 py-2.5">
      <h3 className="mb-1.5 text-sm font-medium text-ink-2">{text.effect}</h3>
      {effect === 'failed' && <p className="text-sm text-ink-3">{text.effectFailed}</p>}
      {effect === undefined && (
        <p className="flex items-center gap-2 text-sm text-ink-3">
          <Spinner /> {text.effectBusy}
        </p>
      )}
      {typeof effect === 'object' && (
        <EffectView
          effect={effect}
          summary={
            effect.rescored === 0
              ? text.effectNone(effect.detections)
              : text.effectOf(effect.rescored, effect.detections)
          }
        />
      )}
    </section>
  );
}

/** Undefined while it is computed. */
function useEffectOf(weights: WeightDraft): ScoreEffect | 'failed' | undefined {
  const [found, setFound] = useState<{ of: string; effect: ScoreEffect | 'failed' }>();
  const asked = JSON.stringify(weights);
  useEffect(() => {
    let isCurrent = true;
    const body = { weights: JSON.parse(asked) };
    void change('POST', '/v1/risk-weights/preview', { body }, true)
      .catch(() => undefined)
      .then((effect) => {
        if (isCurrent) setFound({ of: asked, effect: effect ?? 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return found?.of === asked ? found.effect : undefined;
}
