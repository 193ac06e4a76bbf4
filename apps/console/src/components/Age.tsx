import { formatRelativeTime } from '@waybill/ui';
import { localDateTime } from './local-time.ts';

/** How long ago something was; the exact moment is in the title. */
export function Age({ at, now }: { at: string; now?: number | undefined }) {
  return (
    <time dateTime={at} title={localDateTime(at, 'long')} className="whitespace-nowrap">
      {formatRelativeTime(at, now)}
    </time>
  );
}
