import type { FacetKey } from '@waybill/contract';
import { BarList, EmptyState, SkeletonRows } from '@waybill/ui';
import type { ReactNode } from 'react';
import { useRead } from '../app/http/use-read.ts';
import { useNavigator } from '../app/navigation/use-navigator.ts';
import { OPEN_STATUSES } from '../components/detection/detection-labels.data.ts';
import { ErrorPanel } from '../components/ErrorPanel.tsx';

export interface OpenFacetBarsProps {
  label: string;
  facet: FacetKey;
  /** Drawn before a value's name. */
  iconOf?: (value: string) => ReactNode;
  /** Names of values that the summary gives without one. */
  names?: ReadonlyMap<string, string>;
}

const BARS = 7;

/** The most frequent values of a facet over the open detections; each bar opens its list. */
export function OpenFacetBars({ label, facet, iconOf, names }: OpenFacetBarsProps) {
  const { navigate } = useNavigator();
  const { data, error, isValidating, mutate } = useRead('/v1/detections/summary', {
    query: { status: [...OPEN_STATUSES] },
  });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={BARS} columns={1} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  const values = data.facets.find(({ key }) => key === facet)?.values ?? [];
  const items = values.flatMap(({ value, label: shown, count }) =>
    value === null || count === 0
      ? []
      : [{ key: value, label: shown ?? names?.get(value) ?? value, value: count }],
  );
  if (items.length === 0) return <EmptyState kind="nothingYet" title="Nothing open" />;
  const listAddress = (value: string): string => {
    const params = new URLSearchParams(OPEN_STATUSES.map((status) => ['status', status]));
    params.append(facet, value);
    return `/detections?${params}`;
  };
  return (
    <BarList
      label={label}
      items={items
        .toSorted((a, b) => b.value - a.value)
        .slice(0, BARS)
        .map((item) => ({ ...item, icon: iconOf?.(item.key), href: listAddress(item.key) }))}
      onSelect={({ key }) => key !== undefined && navigate(listAddress(key))}
    />
  );
}
