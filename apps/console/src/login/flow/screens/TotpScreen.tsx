import { FlowCodeForm } from '../FlowCodeForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';

function TotpScreen(props: FlowScreenProps) {
  return (
    <FlowCodeForm
      {...props}
      label="Code of the authenticator app"
      action="Go on"
      others={<StartOver press={props.press} />}
    />
  );
}

export const screen: FlowScreen = {
  name: 'waybill-totp',
  heading: () => ({
    title: 'Enter your code',
    lead: 'Your authenticator app shows a new one every 30 seconds.',
  }),
  deed: 'other',
  Screen: TotpScreen,
};
