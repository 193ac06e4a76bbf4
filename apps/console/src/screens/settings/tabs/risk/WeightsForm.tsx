import type { RiskWeight } from '@waybill/contract';
import { RISK_WEIGHT_GROUPS } from '@waybill/contract/risk-weights';
import { Button, ConfirmDialog, Panel, textOf } from '@waybill/ui';
import { useState } from 'react';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard.ts';
import { ProposeDialog } from './ProposeDialog.tsx';
import { tabText } from './tab.text.ts';
import { changesIn, draftOf, withPoints, type WeightDraft } from './weight-draft.ts';
import { WeightTable } from './WeightTable.tsx';

export interface WeightsFormProps {
  inUse: ResponseOf<'/v1/risk-weights'>;
  onProposed: () => unknown;
}

/** The weights by group. What is changed is proposed, with its effect shown first. */
export function WeightsForm({ inUse, onProposed }: WeightsFormProps) {
  const text = textOf(tabText);
  const missing = useMissingReason('setting:manage');
  const { weights, model, rev } = inUse;
  const [draft, setDraft] = useState<WeightDraft>(() => draftOf(weights));
  const [isReviewing, setIsReviewing] = useState(false);
  const changes = changesIn(draft, weights);
  const isChanged = changes.length > 0;
  const guard = useUnsavedGuard(isChanged);
  const change = (weight: RiskWeight, points: number) =>
    setDraft((known) => withPoints(known, weight, points));
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {RISK_WEIGHT_GROUPS.map((group) => (
          <Panel
            key={group}
            title={text[`group_${group}`]}
            isFlush
            className={group === 'data' || group === 'destination' ? 'xl:row-span-4' : undefined}
          >
            <p className="px-4 pt-3 text-sm text-ink-3">{text[`about_${group}`]}</p>
            <WeightTable
              label={text[`group_${group}`]}
              weights={weights.filter((weight) => weight.group === group)}
              draft={draft}
              isLocked={missing !== undefined}
              onChange={change}
            />
          </Panel>
        ))}
      </div>
      <div className="sticky bottom-0 z-1 -mx-5 flex flex-wrap items-center gap-3 border-t border-line bg-canvas px-5 py-3">
        <Button
          variant="primary"
          disabledReason={missing ?? (isChanged ? undefined : text.nothingChanged)}
          onClick={() => setIsReviewing(true)}
        >
          {text.review}
        </Button>
        {isChanged && <Button onClick={() => setDraft(draftOf(weights))}>{text.discard}</Button>}
        {Object.keys(draft).length > 0 && missing === undefined && (
          <Button onClick={() => setDraft({})}>{text.resetAll}</Button>
        )}
        <p role="status" className="text-sm text-ink-3">
          {isChanged ? text.changedOf(changes.length) : text.notChanged}
        </p>
        <p className="ml-auto text-sm text-ink-3">{text.version(model, rev)}</p>
      </div>
      {isReviewing && (
        <ProposeDialog
          draft={draft}
          changes={changes}
          rev={rev}
          replaces={inUse.pending !== null}
          onClose={() => setIsReviewing(false)}
          onProposed={() => {
            setIsReviewing(false);
            setDraft(draftOf(weights));
            onProposed();
          }}
        />
      )}
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={text.leaveQuestion}
        description={text.leaveEffect}
        confirmLabel={text.leave}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </>
  );
}
