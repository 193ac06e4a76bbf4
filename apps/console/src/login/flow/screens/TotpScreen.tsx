import { textOf } from '@waybill/ui';
import { FlowCodeForm } from '../FlowCodeForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';
import { flowText } from '../flow.text.ts';
import { loginText } from '../../login.text.ts';

function TotpScreen(props: FlowScreenProps) {
  return (
    <FlowCodeForm
      {...props}
      label={textOf(flowText).appCode}
      action={textOf(loginText).goOn}
      others={<StartOver press={props.press} />}
    />
  );
}

export const screen: FlowScreen = {
  name: 'waybill-totp',
  heading: () => ({
    title: textOf(loginText).enterAppCode,
    lead: textOf(loginText).appShows,
  }),
  deed: 'other',
  Screen: TotpScreen,
};
