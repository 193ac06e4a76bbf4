import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useManagedApps } from '../../../components/managed-apps/use-managed-apps.ts';
import { parseDetectionView } from './detection-view.ts';

/** The view from the address, with the remembered destinations as default. */
export function useDetectionView() {
  const { search } = useLocation();
  const [managed] = useManagedApps();
  return useMemo(() => {
    const view = parseDetectionView(new URLSearchParams(search));
    return { view, filter: { ...view.filter, managed: managed === 'all' ? undefined : managed } };
  }, [search, managed]);
}
