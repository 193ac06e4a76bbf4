import { textOf } from '@waybill/ui';
import { triageText } from './triage.text.ts';

/** Whether the entries of a history are consistent. */
export function HistoryChain({ isWhole }: { isWhole: boolean }) {
  const text = textOf(triageText);
  return (
    <p className={isWhole ? 'mt-3 text-sm text-ink-3' : 'mt-3 text-sm text-critical-text'}>
      {isWhole ? text.historyWhole : text.historyBroken}
    </p>
  );
}
