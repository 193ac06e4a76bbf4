import { clsx } from 'clsx';
import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { Icon } from '../icons.ts';
import { RESTRICTED_ADDRESS } from './case-address.ts';
import { restrictionText } from './restriction.text.ts';

/** Number of detections hidden from the reader; empty if none. */
export function HiddenNotice({
  count = 0,
  className,
}: {
  count?: number | undefined;
  className?: string;
}) {
  const text = textOf(restrictionText);
  const { can } = useSessionInfo();
  if (count === 0) return null;
  return (
    <section
      aria-label={text.hiddenLabel}
      className={clsx(
        'flex flex-wrap items-center gap-x-2 gap-y-0.5 text-base text-ink-2',
        className,
      )}
    >
      <Icon.hidden aria-hidden className="size-4 shrink-0 text-ink-3" />
      <p role="status">{text.hidden(count)}</p>
      {can('case:break-in') && (
        <Link
          to={RESTRICTED_ADDRESS}
          className="rounded-sm text-accent underline underline-offset-2"
        >
          {text.showRestricted}
        </Link>
      )}
    </section>
  );
}
