import type { Permission } from '@waybill/contract';
import { buttonClass, EmptyState, SkeletonRows } from '@waybill/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SWRResponse } from 'swr';
import { ApiError } from '../app/http/api-error.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface RecordPageProps<T> {
  /** Result of `useRead` for the record. */
  read: Pick<SWRResponse<T>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  /** Without which it is refused. */
  permission: Permission;
  loading: string;
  /** Message for a missing or hidden record, without saying which. */
  notAvailable: { title: string; help: string };
  /** Address of the list of such records. */
  back: { to: string; label: string };
  children: (record: T) => ReactNode;
}

/** One record as a page; or the message while it loads or if it does not exist. */
export function RecordPage<T>(props: RecordPageProps<T>) {
  const { read, permission, loading, notAvailable, back, children } = props;
  const { data, error, isValidating, mutate } = read;
  if (data !== undefined) return children(data);
  if (isNoRecord(error)) {
    return (
      <EmptyState
        kind="notAllowed"
        title={notAvailable.title}
        description={notAvailable.help}
        actions={
          <Link to={back.to} className={buttonClass('secondary', 'md')}>
            {back.label}
          </Link>
        }
      />
    );
  }
  if (error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission={permission}
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return <SkeletonRows rows={12} columns={3} label={loading} />;
}

/** An address may contain an invalid id, which is refused without a search. */
function isNoRecord(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
