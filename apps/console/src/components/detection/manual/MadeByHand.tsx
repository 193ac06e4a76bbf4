import type { DetectionExplanation } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { manualText } from './manual.text.ts';

/** Creator of a detection, and the reason. */
export function MadeByHand({ madeBy }: { madeBy: DetectionExplanation['madeBy'] }) {
  const text = textOf(manualText);
  return (
    <div>
      {madeBy !== undefined && <p className="text-md font-medium">{text.madeBy(madeBy.name)}</p>}
      <p className="text-base text-ink-2">{text.madeByHand}</p>
      {madeBy !== undefined && madeBy.note !== '' && (
        <p className="mt-2 text-base whitespace-pre-wrap">{madeBy.note}</p>
      )}
    </div>
  );
}
