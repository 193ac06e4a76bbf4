import type { FlowDeviation, FlowReviewState } from '@waybill/contract';
import { Badge, textOf, type Tone } from '@waybill/ui';
import { discoveryText } from '../discovery.text.ts';
import { deviationWords } from './deviation-words.ts';

const TONES: Readonly<Record<FlowReviewState, Tone>> = {
  unreviewed: 'neutral',
  sanctioned: 'ok',
  watch: 'medium',
  forbidden: 'critical',
  expired: 'high',
};

/** Decision on a flow; empty if undecided. */
export function ReviewMark({ state }: { state: FlowReviewState }) {
  const text = textOf(discoveryText);
  if (state === 'unreviewed') return <span className="text-ink-3">{text.unreviewed}</span>;
  return <Badge tone={TONES[state]}>{text[state]}</Badge>;
}

/** How many facts differ from the decision; the title lists them. */
export function DeviationMark({ deviations }: { deviations: readonly FlowDeviation[] }) {
  if (deviations.length === 0) return null;
  return (
    <Badge tone="high" title={deviations.map(deviationWords).join('\n')}>
      {textOf(discoveryText).deviationCount(deviations.length)}
    </Badge>
  );
}
