import type { FlowButton, Interaction } from '../flow.ts';
import { STEPS } from './step-ids.ts';

/** Back to the first screen; all proofs so far are dropped. */
export const startOver: Interaction = async () => ({
  action: 'screen',
  step: STEPS.email,
  state: { firstFactor: undefined, maskedEmail: undefined, away: undefined },
});

export const START_OVER: FlowButton = { id: 'back', label: 'Use another e-mail or another way' };
