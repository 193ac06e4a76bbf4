import { BarList, EmptyState, SkeletonRows, SourceGlyph } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { OPEN_STATUSES } from '../../components/detection/detection-labels.data.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';

const BARS = 7;

function listAddress(destination: string): string {
  const params = new URLSearchParams(OPEN_STATUSES.map((status) => ['status', status]));
  params.append('destination', destination);
  return `/detections?${params}`;
}

/** Where the data of open detections went, the most frequent first; each bar opens its list. */
export function TopDestinations() {
  const { navigate } = useNavigator();
  const { data, error, isValidating, mutate } = useRead('/v1/detections/summary', {
    query: { status: [...OPEN_STATUSES] },
  });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={BARS} columns={1} />
    ) : (
      <ErrorPanel error={error} permission="detection:read" isRetrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  const values = data.facets.find(({ key }) => key === 'destination')?.values ?? [];
  const items = values.flatMap(({ value, label, count }) =>
    value === null ? [] : [{ key: value, label: label ?? value, value: count }],
  );
  if (items.length === 0) return <EmptyState kind="nothingYet" title="No destinations yet" />;
  return (
    <BarList
      label="Destinations of open detections"
      items={items.slice(0, BARS).map((item) => ({
        ...item,
        icon: <SourceGlyph name={item.key} />,
        href: listAddress(item.key),
      }))}
      onSelect={({ key }) => key !== undefined && navigate(listAddress(key))}
    />
  );
}
