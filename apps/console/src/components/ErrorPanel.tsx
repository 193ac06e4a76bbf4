import { EmptyState, ErrorState } from '@waybill/ui';
import { describeError, permissionHint, PermissionError } from '../app/http/api-error.ts';
import type { Permission } from '@waybill/contract';

export interface ErrorPanelProps {
  error: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Permission of the read, so that a refusal can name it. */
  permission?: Permission | undefined;
}

/** The failure of one panel. A refused read reads differently from a broken one, and from no data. */
export function ErrorPanel({ error, onRetry, isRetrying, permission }: ErrorPanelProps) {
  const { title, detail, requestId } = describeError(error);
  if (error instanceof PermissionError) {
    return (
      <EmptyState
        kind="notAllowed"
        title={title}
        description={permission === undefined ? undefined : permissionHint(permission)}
      />
    );
  }
  return (
    <ErrorState
      title={title}
      detail={detail ?? undefined}
      requestId={requestId}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}
