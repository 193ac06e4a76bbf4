import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useManagedApps } from '../../../components/managed-apps/use-managed-apps.ts';
import { parseDetectionView } from './detection-view.ts';

/** What the address says, and with it the remembered choice of destinations where it says nothing. */
export function useDetectionView() {
  const { search } = useLocation();
  const [managed] = useManagedApps();
  return useMemo(() => {
    const view = parseDetectionView(new URLSearchParams(search));
    return { view, filter: { ...view.filter, managed: managed === 'all' ? undefined : managed } };
  }, [search, managed]);
}
