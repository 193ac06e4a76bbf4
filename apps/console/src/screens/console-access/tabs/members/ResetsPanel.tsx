import type { FactorReset } from '@waybill/contract';
import { Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { consoleAccessText } from '../../console-access.text.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';
import type { ReadOf } from './MembersPanel.tsx';
import { ResetRow } from './ResetRow.tsx';

export interface ResetsPanelProps {
  resets: ReadOf<ResponseOf<'/v1/factor-resets'>>;
  onDecided: () => Promise<unknown>;
}

/** Requests to reset a second factor: pending ones, and the results of the others. */
export function ResetsPanel({ resets, onDecided }: ResetsPanelProps) {
  const text = textOf(consoleAccessText);
  const [asked, setAsked] = useState<{ reset: FactorReset; decision: Decision } | null>(null);
  if (resets.data?.items.length === 0) return null;
  return (
    <Panel title={text.requests}>
      <ResetList {...resets} onAsk={(reset, decision) => setAsked({ reset, decision })} />
      {asked !== null && (
        <DecisionDialog {...asked} onClose={() => setAsked(null)} onDecided={onDecided} />
      )}
    </Panel>
  );
}

type ListProps = ResetsPanelProps['resets'] & {
  onAsk: (reset: FactorReset, decision: Decision) => void;
};

function ResetList({ data, error, isValidating, mutate, onAsk }: ListProps) {
  const text = textOf(consoleAccessText);
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={3} rowHeight={56} label={text.requests} />
    ) : (
      <ErrorPanel
        error={error}
        permission="user:recover"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.items.map((reset) => (
        <ResetRow key={reset.resetId} reset={reset} onAsk={onAsk} />
      ))}
    </ul>
  );
}
