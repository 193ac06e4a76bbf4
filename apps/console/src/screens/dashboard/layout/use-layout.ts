import type { Preferences } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useEffect, useMemo } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { readStored, removeStored, writeStored } from '../../../app/storage/stored-values.ts';
import { useStored } from '../../../app/storage/use-stored.ts';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';
import { dashboardText } from '../dashboard.text.ts';
import { FOUND_WIDGETS } from '../found-widgets.ts';
import { defaultPlaces, isSamePlaces, type Places } from './places.ts';
import { shownPlaces, storedPlaces } from './stored-places.ts';

export interface Layout {
  /** Widgets visible to the session. */
  widgets: readonly WidgetManifest[];
  places: Places;
  /** The arrangement of the product. */
  standard: Places;
  /** This person's arrangement is not loaded yet. */
  isUnknown: boolean;
  /** Stores an arrangement locally and on the account; the default is stored as none. */
  save: (places: Places) => void;
}

/** Stores an arrangement on the account and returns the result; rejects on failure. */
export type SaveLayout = (places: Places | null) => Promise<Preferences>;

/**
 * The dashboard's arrangement. Once loaded, the account's takes precedence over this browser's, even if
 * empty: a reset in one browser applies to all.
 */
export function useLayout(saveLayout: SaveLayout): Layout {
  const { can, hasFlag } = useSessionInfo();
  const [stored] = useStored('DASHBOARD_LAYOUT');
  const { data: preferences, error, mutate } = useRead('/v1/preferences');
  const ofAccount = preferences?.dashboardLayout;
  useEffect(() => {
    if (ofAccount !== undefined) keepHere(ofAccount);
  }, [ofAccount]);

  const widgets = useMemo(
    () =>
      FOUND_WIDGETS.filter(
        ({ permission, flag }) =>
          (permission === undefined || can(permission)) && (flag === undefined || hasFlag(flag)),
      ),
    [can, hasFlag],
  );
  const standard = useMemo(() => defaultPlaces(widgets), [widgets]);
  const places = useMemo(
    () => (stored === null ? standard : shownPlaces(stored, widgets)),
    [stored, standard, widgets],
  );

  function save(arranged: Places): void {
    const next = isSamePlaces(arranged, standard) ? null : storedPlaces(arranged, widgets, stored);
    keepHere(next);
    mutate(saveLayout(next), {
      // A read in progress would briefly restore the former arrangement.
      ...(preferences === undefined
        ? {}
        : { optimisticData: { ...preferences, dashboardLayout: next } }),
      rollbackOnError: false,
      revalidate: false,
    }).catch(() => {
      const text = textOf(dashboardText);
      toast({ variant: 'warning', title: text.notSaved, description: text.notSavedDetail });
    });
  }

  const isUnknown = stored === null && preferences === undefined && error === undefined;
  return { widgets, places, standard, isUnknown, save };
}

/** Makes an arrangement that of this browser; null: the product's own. */
function keepHere(next: Places | null): void {
  const here = readStored('DASHBOARD_LAYOUT');
  if (next === null) {
    if (here !== null) removeStored('DASHBOARD_LAYOUT');
  } else if (here === null || !isSamePlaces(here, next)) {
    writeStored('DASHBOARD_LAYOUT', [...next]);
  }
}
