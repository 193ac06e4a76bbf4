import type { FlowFilter, FlowReview } from '@waybill/contract';
import {
  Checkbox,
  DataTable,
  EmptyState,
  Flow,
  formatCount,
  Segmented,
  textOf,
  type Column,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { Age } from '../../../components/Age.tsx';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../components/local-time.ts';
import { discoveryText } from '../discovery.text.ts';
import type { FlowView } from '../filter/flow-view.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { FLOW_REVIEW_STATES } from '../flow-vocabulary.data.ts';
import { TableBox } from '../tabs/PagedTable.tsx';
import { DeviationMark, ReviewMark } from '../tabs/ReviewMark.tsx';
import { usePages } from '../tabs/use-pages.ts';
import { keyOf } from './decide-flows.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import { reviewText } from './review.text.ts';

export interface ReviewsTabProps {
  filter: FlowFilter;
  view: FlowView;
  actions: FlowActions;
}

/** The ledger: owner of a flow's decision, its reason and expiry, and deviations. */
export function ReviewsTab({ filter, view, actions }: ReviewsTabProps) {
  const text = textOf(reviewText);
  const { from, to } = filter;
  const { reviewStates, isDeviating } = view;
  const query = {
    from,
    to,
    state: reviewStates.length === 0 ? undefined : [...reviewStates],
    deviating: isDeviating ? true : undefined,
  };
  const pages = usePages<FlowReview>((cursor) =>
    readPath('/v1/flow-reviews', { query: { ...query, cursor } }),
  );
  const counts = useRead(
    '/v1/flow-reviews',
    { query: { from, to, limit: 1 } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const columns = useMemo(() => reviewColumns(), []);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const opened = pages.rows.find((row) => keyOf(row) === openKey);
  const isNarrowed = reviewStates.length > 0 || isDeviating;
  if (pages.error !== undefined && pages.rows.length === 0) {
    return (
      <ErrorPanel
        error={pages.error}
        permission="activity:read"
        isRetrying={pages.isLoading}
        onRetry={() => void pages.refresh()}
      />
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-4 px-4 py-3">
        <div className="max-w-full overflow-x-auto">
          <Segmented
            label={text.state}
            activeKeys={reviewStates.length === 0 ? ['all'] : reviewStates}
            onToggle={(key) => actions.setReviewStates(toggled(reviewStates, key))}
            items={[
              { key: 'all', label: text.all },
              ...FLOW_REVIEW_STATES.map((key) => ({
                key,
                label: textOf(discoveryText)[key],
                count: counts.data?.counts.find(({ state }) => state === key)?.count,
              })),
            ]}
          />
        </div>
        <Checkbox
          label={
            <>
              {text.deviating}{' '}
              <span className="text-ink-3">
                {counts.data !== undefined && formatCount(counts.data.deviating)}
              </span>
            </>
          }
          checked={isDeviating}
          onChange={(event) => actions.setDeviating(event.target.checked)}
        />
      </div>
      <div className="border-t border-line">
        <TableBox rows={pages.rows.length} isLoading={pages.isLoading}>
          <DataTable
            label={text.ledger}
            rows={pages.rows}
            rowKey={keyOf}
            columns={columns}
            isLoading={pages.isLoading}
            isLoadingMore={pages.isLoadingMore}
            total={pages.total}
            onEndReached={pages.more}
            onOpen={(row) => setOpenKey(keyOf(row))}
            hasPageKeys
            emptyState={
              <EmptyState
                kind={isNarrowed ? 'noMatch' : 'nothingYet'}
                title={isNarrowed ? text.noMatch : text.noReviews}
                description={isNarrowed ? text.noMatchHelp : text.noReviewsHelp}
              />
            }
          />
        </TableBox>
      </div>
      {opened !== undefined && (
        <DecisionDialog review={opened} actions={actions} onClose={() => setOpenKey(null)} />
      )}
    </>
  );
}

function toggled(shown: FlowView['reviewStates'], key: string): FlowView['reviewStates'] {
  const state = FLOW_REVIEW_STATES.find((known) => known === key);
  if (state === undefined) return [];
  return shown.includes(state) ? shown.filter((one) => one !== state) : [...shown, state];
}

function reviewColumns(): Column<FlowReview>[] {
  const text = textOf(reviewText);
  const words = textOf(discoveryText);
  return [
    {
      id: 'flow',
      header: words.pairColumn,
      width: 280,
      grow: 1,
      isFixed: true,
      cell: ({ origin, destination }) => <Flow from={origin} to={destination} />,
    },
    {
      id: 'state',
      header: text.state,
      width: 120,
      cell: ({ state }) => <ReviewMark state={state} />,
    },
    {
      id: 'deviations',
      header: words.deviations,
      width: 130,
      cell: ({ deviations }) => <DeviationMark deviations={deviations} />,
    },
    {
      id: 'owner',
      header: text.owner,
      width: 150,
      priority: 2,
      cell: ({ owner }) => owner?.name ?? <span className="text-ink-3">{text.nobody}</span>,
    },
    {
      id: 'expires',
      header: text.expires,
      width: 120,
      priority: 1,
      cell: ({ expiresAt }) =>
        expiresAt === null ? (
          <span className="text-ink-3">{text.never}</span>
        ) : (
          localDateTime(expiresAt)
        ),
    },
    {
      id: 'reason',
      header: text.reasonColumn,
      width: 200,
      grow: 1,
      priority: 4,
      cell: ({ reason }) => (
        <span data-cut={reason ?? ''} className="block truncate">
          {reason}
        </span>
      ),
    },
    {
      id: 'events',
      header: words.events,
      width: 90,
      align: 'end',
      priority: 3,
      cell: ({ figures }) =>
        figures === null ? (
          <span className="text-ink-3">{text.nothing}</span>
        ) : (
          formatCount(figures.events)
        ),
    },
    {
      id: 'decided',
      header: text.decided,
      width: 110,
      align: 'end',
      priority: 5,
      cell: ({ decidedAt }) => decidedAt && <Age at={decidedAt} />,
    },
  ];
}
