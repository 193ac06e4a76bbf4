import type { FlowReview } from '@waybill/contract';
import { Button, Dialog, Flow, KeyValueList, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../components/local-time.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import type { FlowReviewDecision } from '../flow-vocabulary.data.ts';
import { deviationWords } from '../tabs/deviation-words.ts';
import { ReviewMark } from '../tabs/ReviewMark.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { reviewText } from './review.text.ts';

export interface DecisionDialogProps {
  review: FlowReview;
  actions: FlowActions;
  onClose: () => void;
}

const DECISIONS = [
  { state: 'unreviewed', word: 'reset' },
  { state: 'sanctioned', word: 'sanction' },
  { state: 'watch', word: 'watchIt' },
  { state: 'forbidden', word: 'forbid' },
] as const;

/** Decision on a flow, its deviations, all earlier decisions, and a form for a new one. */
export function DecisionDialog({ review, actions, onClose }: DecisionDialogProps) {
  const text = textOf(reviewText);
  const [asked, setAsked] = useState<FlowReviewDecision | null>(null);
  const missing = useMissingReason('flow:review');
  const { originId, destinationId, origin, destination, owner, expiresAt } = review;
  const pair = { originId, destinationId };
  if (asked !== null) {
    return (
      <ReviewDialog
        state={asked}
        pairs={[pair]}
        names={{
          source: new Map([[originId, { name: origin, glyph: origin }]]),
          target: new Map([[destinationId, { name: destination, glyph: destination }]]),
        }}
        onClose={() => setAsked(null)}
        onDone={onClose}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={text.decisionOf(`${origin} → ${destination}`)}
      actions={
        <>
          <Button variant="ghost" onClick={() => actions.openTrace(pair)}>
            {text.openTrace}
          </Button>
          {DECISIONS.filter(({ state }) => state !== review.state).map(({ state, word }) => (
            <Button key={state} disabledReason={missing} onClick={() => setAsked(state)}>
              {text[word]}
            </Button>
          ))}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Flow from={origin} to={destination} />
        <KeyValueList
          items={[
            { label: text.state, value: <ReviewMark state={review.state} /> },
            { label: text.owner, value: owner?.name ?? text.nobody },
            {
              label: text.expires,
              value: expiresAt === null ? text.never : localDateTime(expiresAt, 'long'),
            },
            { label: text.reason, value: review.reason },
          ]}
        />
        {review.deviations.length > 0 && (
          <ul className="flex flex-col gap-1 text-high-text">
            {review.deviations.map((deviation, index) => (
              <li key={index}>{deviationWords(deviation)}</li>
            ))}
          </ul>
        )}
        <History {...pair} />
      </div>
    </Dialog>
  );
}

function History({ originId, destinationId }: { originId: string; destinationId: string }) {
  const text = textOf(reviewText);
  const { data, error, isValidating, mutate } = useRead(
    '/v1/flow-reviews/{originId}/{destinationId}/history',
    { params: { originId, destinationId } },
    { revalidateOnFocus: false },
  );
  if (error !== undefined && data === undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="activity:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <section>
      <h3 className="mb-1.5 text-base font-semibold">{text.history}</h3>
      {data === undefined && <SkeletonRows rows={2} columns={2} />}
      {data?.items.length === 0 && <p className="text-ink-3">{text.noHistory}</p>}
      <ol className="flex flex-col gap-2">
        {data?.items.map((item, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <ReviewMark state={item.state} />
            <span className="text-ink-3">
              {localDateTime(item.decidedAt)} {text.by(item.decidedBy ?? text.system)}
            </span>
            {item.reason !== null && <span className="basis-full text-ink-2">{item.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
