import { StepLink } from '../steps/StepLink.tsx';
import type { Press } from './flow-screen.ts';

/** Back to the first screen. */
export function StartOver({ press }: { press: Press }) {
  return <StepLink onClick={() => void press('back')}>Use another address or another way</StepLink>;
}
