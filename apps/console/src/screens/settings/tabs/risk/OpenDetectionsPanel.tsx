import type { RescoreRun } from '@waybill/contract';
import { Button, ConfirmDialog, Panel, Spinner, textOf } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { EffectView } from './EffectView.tsx';
import { isUnderWay, RunRow } from './RunRow.tsx';
import { tabText } from './tab.text.ts';

const LOOK_MS = 1000;
type Preview = ResponseOf<'/v1/rescores/preview'>;

/** Open detections under the weights in use: what rescoring would change, and the runs that did. */
export function OpenDetectionsPanel() {
  const text = textOf(tabText);
  const [isAsked, setIsAsked] = useState(false);
  const runs = useRead('/v1/rescores', undefined, {
    refreshInterval: (held) => (held?.items.some(isUnderWay) === true ? LOOK_MS : 0),
  });
  const items = runs.data?.items ?? [];
  async function act(work: () => Promise<unknown>): Promise<void> {
    try {
      if ((await work()) !== undefined) setIsAsked(false);
    } catch (error) {
      tellFailure(error);
    }
    await runs.mutate();
  }
  return (
    <Panel title={text.openTitle}>
      <div className="flex max-w-3xl flex-col gap-4">
        <p className="text-ink-2">{text.openAbout}</p>
        {isAsked ? (
          <OpenPreview
            isBusy={items.some(isUnderWay)}
            onStart={(rev) => void act(() => change('POST', '/v1/rescores', { body: { rev } }))}
          />
        ) : (
          <div>
            <Button onClick={() => setIsAsked(true)}>{text.preview}</Button>
          </div>
        )}
        {items.length > 0 && (
          <Runs
            items={items}
            onUndo={({ runId }) =>
              void act(() => change('POST', '/v1/rescores/{runId}/undo', { params: { runId } }))
            }
          />
        )}
      </div>
    </Panel>
  );
}

function Runs({ items, onUndo }: { items: RescoreRun[]; onUndo: (run: RescoreRun) => void }) {
  const text = textOf(tabText);
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="text-sm font-medium text-ink-2">{text.runs}</h3>
      <ul aria-label={text.runs} className="flex flex-col divide-y divide-line">
        {items.map((run) => (
          <RunRow key={run.runId} run={run} onUndo={() => onUndo(run)} />
        ))}
      </ul>
    </section>
  );
}

function OpenPreview({ isBusy, onStart }: { isBusy: boolean; onStart: (rev: number) => void }) {
  const text = textOf(tabText);
  const missing = useMissingReason('setting:manage');
  const [isAsking, setIsAsking] = useState(false);
  const { data, error, isValidating } = useRead('/v1/rescores/preview', undefined, {
    revalidateOnFocus: false,
    // Each preview is requested: an earlier one may be outdated.
    dedupingInterval: 0,
  });
  if (error !== undefined) return <p className="text-sm text-ink-3">{text.effectFailed}</p>;
  if (data === undefined || isValidating) {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Spinner /> {text.previewing}
      </p>
    );
  }
  const summary =
    data.rescored === 0
      ? text.openNone(data.detections)
      : text.openOf(data.rescored, data.detections);
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken px-3 py-2.5">
      <EffectView effect={data} summary={summary} figures={dueWords(data)} />
      {(data.rescored > 0 || data.outdated > 0) && (
        <div>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={missing}
            onClick={() => setIsAsking(true)}
          >
            {text.rescore}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={text.rescoreQuestion}
        description={`${summary} ${text.rescoreEffect}`}
        confirmLabel={text.rescoreOf(data.detections)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onStart(data.rev);
        }}
      />
    </div>
  );
}

function dueWords({ dueEarlier, dueLater, overdue }: Preview): string[] {
  const text = textOf(tabText);
  return [
    ...(dueEarlier > 0 ? [text.dueEarlier(dueEarlier)] : []),
    ...(dueLater > 0 ? [text.dueLater(dueLater)] : []),
    ...(overdue > 0 ? [text.overdue(overdue)] : []),
  ];
}
