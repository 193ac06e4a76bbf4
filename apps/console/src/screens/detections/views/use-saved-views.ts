import type { ManagedFilter, SavedView } from '@waybill/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useStored } from '../../../app/storage/use-stored.ts';
import { useManagedApps } from '../../../components/managed-apps/use-managed-apps.ts';
import { differsFrom, queryOfList, viewIdOf } from './view-address.ts';

/** The saved view that the address names. */
export interface OpenView {
  view: SavedView;
  /** The list differs from the view. */
  isChanged: boolean;
}

/** Saved views and which of them is open. */
export function useSavedViews() {
  const { search } = useLocation();
  const [managed] = useManagedApps();
  const { data, error, mutate } = useRead('/v1/saved-views', undefined, {
    revalidateOnFocus: false,
  });
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const viewId = viewIdOf(params);
  const view = data?.items.find((one) => one.viewId === viewId);
  const open: OpenView | null =
    view === undefined ? null : { view, isChanged: differsFrom(view, params, managed) };
  return {
    views: data?.items,
    hasFailed: data === undefined && error !== undefined,
    retry: () => void mutate(),
    open,
    /** The address names a view that the reader does not have. */
    isUnknown: viewId !== null && data !== undefined && view === undefined,
    /** The list's state in the form of a view. */
    shownQuery: queryOfList(params, managed),
  };
}

/** Open detections of each view, saved and built-in ones, by id. */
export type OpenCounts = ReadonlyMap<string, number>;

/**
 * Number of open detections per view.
 *
 * @param asOf when the figures of the list were read: the counts are reread each time, so that the list
 * and its view agree
 */
export function useOpenCounts(asOf: string | undefined): OpenCounts {
  const [stored] = useStored('MANAGED_APPS');
  // Views without this setting use the last choice.
  const managed: ManagedFilter | undefined = stored === 'all' ? undefined : (stored ?? undefined);
  const { data, mutate } = useRead(
    '/v1/saved-views/counts',
    { query: { managed } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const readAgain = useEffectEvent(() => void mutate());
  useEffect(() => {
    if (asOf !== undefined) readAgain();
  }, [asOf]);
  return useMemo(
    () =>
      new Map(
        data?.items.flatMap(({ id, open }): [string, number][] =>
          open === null ? [] : [[id, open]],
        ),
      ),
    [data],
  );
}
