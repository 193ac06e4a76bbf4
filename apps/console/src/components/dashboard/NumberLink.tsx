import { formatCount, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { boardText } from './board.text.ts';

export interface NumberLinkProps {
  count: number;
  /** Counted unit, for screen readers. */
  label: string;
  /** The list with the same count; null if it is always empty. */
  address: string | null;
  className?: string | undefined;
}

/** A number linked to exactly the list that it counts. */
export function NumberLink({ count, label, address, className }: NumberLinkProps) {
  const written = formatCount(count);
  if (address === null) return <span className={className}>{written}</span>;
  return (
    <Link
      to={address}
      aria-label={textOf(boardText).numberOf(written, label)}
      className={clsx('rounded-xs underline-offset-2 hover:underline', className)}
    >
      {written}
    </Link>
  );
}
