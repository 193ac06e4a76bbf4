import { EmptyState, PageHeader, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useRead } from '../../app/http/use-read.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { __camel__Text } from './__kebab__.text.ts';
import { screenText } from './screen.text.ts';

/** __Title__: every state of its one list has its own look. */
export function __Pascal__Page() {
  const { data } = useRead('/v1/policies');
  return (
    <div className="flex flex-col gap-4 p-5">
      <PageHeader title={textOf(screenText).title} count={data?.items.length} />
      <Panel isFlush>
        <__Pascal__List />
      </Panel>
    </div>
  );
}

function __Pascal__List() {
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
  if (data === undefined) return <SkeletonRows />;
  if (data.items.length === 0) {
    return <EmptyState kind="nothingYet" title={textOf(__camel__Text).nothingYet} />;
  }
  return (
    <ul>
      {data.items.map((item) => (
        <li key={item.policyKey} className="border-b border-line px-4 py-2">
          {item.name}
        </li>
      ))}
    </ul>
  );
}
