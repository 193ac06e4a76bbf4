import { SkeletonRows } from '@waybill/ui';
import { useRead } from '../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { ContentsForm } from './ContentsForm.tsx';

/** Stored data about people, and its retention. */
export function PrivacyTab() {
  const { data, error, isValidating, mutate } = useRead('/v1/settings/contents', undefined, {
    // A form must not be reread while being edited.
    revalidateOnFocus: false,
  });
  if (data !== undefined) {
    return (
      <ContentsForm
        saved={data}
        onSaved={(next) => mutate(next, false)}
        onReload={() => mutate()}
      />
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="setting:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={4} columns={2} />;
}
