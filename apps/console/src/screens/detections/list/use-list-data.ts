import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useShownPolicies } from '../../../components/detection/shown-policies.ts';
import { isNamedEntity } from '../../../components/classification/named-entities.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { closedCount } from '../filter/facet-view.ts';
import { hasFilters, isOpenOnly, type DetectionSort } from '../filter/detection-view.ts';
import { rowsWithShownPolicies, withShownPolicies } from '../filter/with-shown-policies.ts';
import { rowsWithShownTypes, withShownTypes } from '../filter/with-shown-types.ts';
import { useDetectionList } from './use-detection-list.ts';
import { useNewCount } from './use-new-count.ts';

/** Polling interval in milliseconds for the summary; only figures change, rows stay. */
const SUMMARY_POLL_MS = 15_000;

/** Whether the list is complete: also a list of open ones, if none is closed. */
function isEverything(filter: DetectionFilter, summary: DetectionSummary | undefined): boolean {
  return filter.status === undefined || (isOpenOnly(filter) && (closedCount(summary) ?? 0) === 0);
}

/** Rows and figures of the filter's matches, both without hidden policies. */
export function useListData(filter: DetectionFilter, sort: DetectionSort) {
  const policies = useShownPolicies();
  const summaryKey = readPath('/v1/detections/summary', { query: filter });
  const summary = useRead(
    '/v1/detections/summary',
    { query: filter },
    { refreshInterval: SUMMARY_POLL_MS, keepPreviousData: true },
  );
  const list = useDetectionList(filter, sort);
  const total = summary.data?.total;
  const { newCount, reset } = useNewCount(summaryKey, summary.isLoading ? undefined : total);
  const { hasFlag } = useSessionInfo();
  const hasNames = hasFlag('show_ner_entities');
  const figures = useMemo(
    () =>
      withShownTypes(
        withShownPolicies(summary.data, policies),
        (type) => hasNames || !isNamedEntity(type),
      ),
    [summary.data, policies, hasNames],
  );
  const rows = useMemo(
    () =>
      rowsWithShownTypes(
        rowsWithShownPolicies(list.rows, policies),
        (type) => hasNames || !isNamedEntity(type),
      ),
    [list.rows, policies, hasNames],
  );

  async function refresh(): Promise<void> {
    reset();
    await Promise.all([list.refresh(), summary.mutate()]);
  }

  // An empty list has no rows that could shift: it fills, and empties, on its own.
  const isSettled = !list.isLoading && !summary.isLoading && list.error === undefined;
  const isOutOfStep =
    isSettled &&
    total !== undefined &&
    (rows.length === 0
      ? total > 0
      : total === 0 && !hasFilters(filter) && isEverything(filter, summary.data));
  const catchUp = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isOutOfStep) catchUp();
  }, [isOutOfStep, total]);

  return {
    list: { ...list, rows },
    summary,
    /** The summary as it is shown. */
    figures,
    hasNoFigures: summary.error !== undefined && summary.data === undefined,
    hasPolicies: policies.hasAny,
    newCount,
    refresh,
  };
}
