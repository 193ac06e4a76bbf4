import { buttonClass, EmptyState, PageHeader } from '@waybill/ui';
import { Link } from 'react-router';

export interface ComingSoonProps {
  title: string;
  /** What the screen will do, in one or two sentences. */
  promise: string;
  /** What can be done about it today. */
  today?: { label: string; to: string; text: string };
}

/** A screen that has an address and not yet its contents; it says so, and what works today. */
export function ComingSoon({ title, promise, today }: ComingSoonProps) {
  return (
    <div className="p-5">
      <PageHeader title={title} />
      <EmptyState
        kind="comingSoon"
        title="Not built yet"
        description={
          <>
            <p>{promise}</p>
            {today !== undefined && <p className="mt-2">{today.text}</p>}
          </>
        }
        actions={
          today !== undefined && (
            <Link to={today.to} className={buttonClass('secondary', 'md')}>
              {today.label}
            </Link>
          )
        }
      />
    </div>
  );
}
