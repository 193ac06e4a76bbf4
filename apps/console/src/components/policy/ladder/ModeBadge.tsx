import type { PolicyMode } from '@waybill/contract';
import { Badge, textOf, type Tone } from '@waybill/ui';
import { ladderText } from './ladder.text.ts';

const TONES: Readonly<Record<PolicyMode, Tone>> = {
  draft: 'neutral',
  paused: 'neutral',
  simulate: 'low',
  alert: 'accent',
  warn: 'medium',
  block: 'high',
  in_approval: 'medium',
  retired: 'neutral',
};

/** What a rule or policy does with a match, in a word. */
export function ModeBadge({ mode }: { mode: PolicyMode }) {
  return <Badge tone={TONES[mode]}>{textOf(ladderText)[`mode_${mode}`]}</Badge>;
}
