import type { BacktestResult } from '@waybill/contract';
import { formatDateTime, KeyValueList, textOf } from '@waybill/ui';
import { tuningText } from './tuning.text.ts';
import { DetectionLinks } from '../DetectionLinks.tsx';

const BUCKETS = ['added', 'removed', 'changed'] as const;

/** Differences from the active policy, and lost confirmed detections. */
export function TrialResult({ result }: { result: BacktestResult }) {
  const text = textOf(tuningText);
  const { difference, from } = result;
  if (difference === null) return <p className="text-base text-ink-3">{text.notInUse}</p>;
  return (
    <>
      <KeyValueList
        items={[
          ...BUCKETS.map((bucket) => {
            const { events, detections } = difference[bucket];
            return {
              label: text[bucket],
              value: events === 0 ? text.unmet : text.met(events, detections),
            };
          }),
          { label: text.confirmed, value: <Confirmed recall={result.recallKnown} /> },
        ]}
      />
      <p className="text-sm text-ink-3">{text.since(formatDateTime(from))}</p>
    </>
  );
}

function Confirmed({ recall }: { recall: BacktestResult['recallKnown'] }) {
  const text = textOf(tuningText);
  if (recall === null || recall.known === 0) return text.noConfirmed;
  const { known, found, missed } = recall;
  if (found === known) return text.keepsAll(known);
  return (
    <>
      <p className="font-medium text-high-text">{text.loses(known - found, known)}</p>
      <DetectionLinks detections={missed} />
    </>
  );
}
