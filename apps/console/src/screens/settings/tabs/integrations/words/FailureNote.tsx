import type { ConnectionReach, ConnectorFailure } from '@waybill/contract';
import { explainFailure } from './explain-failure.ts';

/** Why something was not read: what happened, what to do, and the technical details. */
export function FailureNote({
  failure,
  reach = null,
  detail,
}: {
  failure: ConnectorFailure;
  /** How far an unanswered request got. */
  reach?: ConnectionReach | null;
  detail: string | null;
}) {
  const { title, todo } = explainFailure(failure, reach);
  return (
    <div className="min-w-0">
      <p>
        <b className="font-medium">{title}.</b> <span className="text-ink-2">{todo}</span>
      </p>
      {detail !== null && detail !== '' && (
        <p className="text-sm break-words text-ink-3">{detail}</p>
      )}
    </div>
  );
}
