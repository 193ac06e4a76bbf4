import { EmptyState, Flow, SeverityGlyph, SkeletonRows } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { Age } from '../../components/Age.tsx';
import { OPEN_STATUSES } from '../../components/detection/detection-labels.data.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';

const ROWS = 7;

/** The open detections that nobody has taken, the most severe first. */
export function CriticalUnassigned() {
  const { data, error, isValidating, mutate } = useRead('/v1/detections', {
    query: { status: [...OPEN_STATUSES], assignee: ['none'], sort: 'severity', limit: ROWS },
  });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={ROWS} columns={3} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.items.length === 0) {
    return <EmptyState kind="nothingYet" title="Every open detection has somebody" />;
  }
  return (
    <ul className="-mx-4 -my-4">
      {data.items.map((item) => (
        <li
          key={item.detectionId}
          className="relative flex h-[42px] items-center gap-4 border-b border-line px-4 last:border-b-0 hover:bg-hover"
        >
          <SeverityGlyph severity={item.severity} isNamed />
          <span className="flex min-w-0 flex-[3] items-baseline gap-2">
            <Link
              to={`/detections/${item.detectionId}`}
              className="truncate font-medium after:absolute after:inset-0"
            >
              {item.title}
            </Link>
            <span className="min-w-0 flex-1 truncate font-mono text-sm text-ink-3">
              {item.object?.name}
            </span>
          </span>
          <span className="min-w-0 flex-[2] truncate max-md:hidden">
            {item.from !== null && item.to !== null && <Flow from={item.from} to={item.to} />}
          </span>
          <span className="w-16 shrink-0 text-right text-ink-3">
            <Age at={item.lastSeenAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
