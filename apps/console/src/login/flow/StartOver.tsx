import { textOf } from '@waybill/ui';
import { StepLink } from '../steps/StepLink.tsx';
import type { Press } from './flow-screen.ts';
import { flowText } from './flow.text.ts';

/** Back to the first screen. */
export function StartOver({ press }: { press: Press }) {
  return <StepLink onClick={() => void press('back')}>{textOf(flowText).otherAddress}</StepLink>;
}
