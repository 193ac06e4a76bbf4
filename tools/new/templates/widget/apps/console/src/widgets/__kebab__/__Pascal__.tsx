import { EmptyState, SkeletonRows } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';

/** __Title__: every state of its one list has a look of its own. */
export function __Pascal__() {
  const { data, error, isValidating, mutate } = useRead('/v1/policies');
  if (data === undefined && error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="policy:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data === undefined) return <SkeletonRows rows={4} columns={2} />;
  if (data.items.length === 0) return <EmptyState kind="nothingYet" title="Nothing here yet" />;
  return (
    <ul>
      {data.items.map((item) => (
        <li key={item.policyKey} className="py-1">
          {item.name}
        </li>
      ))}
    </ul>
  );
}
