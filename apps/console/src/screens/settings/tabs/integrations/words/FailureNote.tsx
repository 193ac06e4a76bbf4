import type { ConnectorFailure } from '@waybill/contract';
import { explainFailure } from './explain-failure.ts';

/** Why something was not read: what happened, what to do, and what exactly was found. */
export function FailureNote({
  failure,
  detail,
}: {
  failure: ConnectorFailure;
  detail: string | null;
}) {
  const { title, todo } = explainFailure(failure);
  return (
    <div className="min-w-0">
      <p>
        <b className="font-medium">{title}.</b> <span className="text-ink-2">{todo}</span>
      </p>
      {detail !== null && <p className="text-sm break-words text-ink-3">{detail}</p>}
    </div>
  );
}
