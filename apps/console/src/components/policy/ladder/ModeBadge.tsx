import type { PolicyMode } from '@waybill/contract';
import { Badge, type Tone } from '@waybill/ui';
import { modeWord } from './mode-word.ts';

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

/** Mode of a rule or policy, in a word. */
export function ModeBadge({ mode }: { mode: PolicyMode }) {
  return <Badge tone={TONES[mode]}>{modeWord(mode)}</Badge>;
}
