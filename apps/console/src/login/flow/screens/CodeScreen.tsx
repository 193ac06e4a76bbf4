import { StepLink } from '../../steps/StepLink.tsx';
import { FlowCodeForm } from '../FlowCodeForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';

function CodeScreen(props: FlowScreenProps) {
  const { press } = props;
  return (
    <FlowCodeForm
      {...props}
      label="Code"
      action="Sign in"
      others={
        <>
          <StepLink onClick={() => void press('resend')}>Send another code</StepLink>
          <StartOver press={press} />
        </>
      }
    />
  );
}

export const screen: FlowScreen = {
  name: 'waybill-code',
  heading: ({ maskedEmail, email }) => ({
    title: 'Enter the code',
    lead: `If ${maskedEmail || email} has an account, a code is on its way.`,
  }),
  deed: 'code',
  Screen: CodeScreen,
};
