import { formatRelativeTime, IconButton, Skeleton, textOf } from '@waybill/ui';
import { Icon } from '../../../components/icons.ts';
import { localDateTime } from '../../../components/local-time.ts';
import type { BoardRead } from '../../../components/dashboard/use-board-read.ts';
import { dashboardText } from '../dashboard.text.ts';

/** Time of the numbers, their delay, and whether the last attempt failed. */
export function AsOfLine({ read }: { read: BoardRead }) {
  const text = textOf(dashboardText);
  const { shown, error, isOld } = read;
  if (shown === undefined) {
    return (
      <div className="flex h-7 items-center">
        {error === undefined && <Skeleton className="h-2.5 w-52" />}
      </div>
    );
  }
  const { asOf, lag } = shown.data;
  const time = localDateTime(asOf, 'time');
  const isStale = error !== undefined;
  return (
    <div className="flex items-center gap-1.5 text-sm text-ink-3">
      {isStale ? (
        <span
          role="status"
          className="inline-flex items-center gap-1.5 rounded-sm bg-high-soft px-2 py-0.5 font-medium text-high-text"
        >
          <Icon.alert aria-hidden className="size-3.5" />
          {text.stale(time)}
        </span>
      ) : (
        <span title={localDateTime(asOf, 'long')}>{isOld ? text.older : text.asOf(time)}</span>
      )}
      <span aria-hidden>·</span>
      {lag.newestEventAt === null ? (
        <span>{text.noEvent}</span>
      ) : (
        <time dateTime={lag.newestEventAt} title={localDateTime(lag.newestEventAt, 'long')}>
          {text.newestEvent(formatRelativeTime(lag.newestEventAt))}
        </time>
      )}
      <IconButton
        size="sm"
        label={text.refresh}
        isBusy={read.isReading}
        icon={<Icon.refresh aria-hidden />}
        onClick={read.reload}
      />
    </div>
  );
}
