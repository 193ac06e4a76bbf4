import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { caseAddress } from './case-address.ts';
import { casesText } from './cases.text.ts';

/** The cases of a detection; empty if none. */
export function CaseLinks({ detectionId }: { detectionId: string }) {
  const text = textOf(casesText);
  const { data } = useRead('/v1/cases', { query: { detectionId } });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-base text-ink-2">
      {data.items.map((one) => (
        <span key={one.caseId} className="min-w-0">
          {text.inCase}{' '}
          <Link to={caseAddress(one.caseId)} className="text-accent underline underline-offset-2">
            <span className="font-mono">CASE-{one.number}</span> {one.title}
          </Link>{' '}
          ({text[`state_${one.state}`]})
        </span>
      ))}
    </p>
  );
}
