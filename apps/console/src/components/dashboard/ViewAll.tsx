import { formatCount, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { boardText } from './board.text.ts';

/** Foot of a short list: a link to the whole list, with its count. */
export function ViewAll({ total, address }: { total: number; address: string | null }) {
  if (address === null || total === 0) return null;
  return (
    <Link
      to={address}
      className="sticky bottom-0 mt-auto block shrink-0 border-t border-line bg-surface px-4 py-2.5 font-medium text-accent underline-offset-2 hover:underline"
    >
      {textOf(boardText).viewAll(formatCount(total))}
    </Link>
  );
}
