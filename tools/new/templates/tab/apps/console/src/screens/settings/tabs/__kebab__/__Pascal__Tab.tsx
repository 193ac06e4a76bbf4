import { Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tabText } from './tab.text.ts';

/** __Title__ of the organisation. */
export function __Pascal__Tab() {
  const { data, error, isValidating, mutate } = useRead('/v1/settings/organisation');
  if (data !== undefined) return <Panel title={textOf(tabText).title}>{data.name}</Panel>;
  if (error === undefined) return <SkeletonRows rows={4} columns={2} />;
  return (
    <ErrorPanel
      error={error}
      permission="setting:read"
      isRetrying={isValidating}
      onRetry={() => void mutate()}
    />
  );
}
