import { textOf } from '@waybill/ui';
import { StepLink } from '../../steps/StepLink.tsx';
import { FlowCodeForm } from '../FlowCodeForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';
import { flowText } from '../flow.text.ts';

function CodeScreen(props: FlowScreenProps) {
  const text = textOf(flowText);
  const { press } = props;
  return (
    <FlowCodeForm
      {...props}
      label={text.code}
      action={text.signIn}
      others={
        <>
          <StepLink onClick={() => void press('resend')}>{text.another}</StepLink>
          <StartOver press={press} />
        </>
      }
    />
  );
}

export const screen: FlowScreen = {
  name: 'waybill-code',
  heading: ({ maskedEmail, email }) => ({
    title: textOf(flowText).enterCode,
    lead: textOf(flowText).codeSent(maskedEmail || email),
  }),
  deed: 'code',
  Screen: CodeScreen,
};
