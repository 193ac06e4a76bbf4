import { z } from 'zod';
import { proveByCode } from '../../methods/otp/verify-code.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { FlowOutcome, FlowStep, FlowWork } from '../flow.ts';
import { sendCode } from './send-code.ts';
import { startOver, START_OVER } from './start-over.ts';
import { STEPS } from './step-ids.ts';

const Typed = z.object({ code: requiredText('code', 100) });

async function submit(work: FlowWork): Promise<FlowOutcome> {
  const { code } = parseFields(Typed, work.input);
  const { loginId = '' } = work.state;
  const signIn = await proveByCode(work.context, work.call, { loginId, code, method: 'email' });
  return finishSignIn(work, { signIn, lastAuth: { authMethod: 'otp' } }, STEPS.totp);
}

export const codeStep: FlowStep = {
  screen: {
    id: 'waybill-code',
    title: 'Enter the code',
    fields: [{ name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code' }],
    buttons: () => [
      { id: 'submit', label: 'Sign in' },
      { id: 'resend', label: 'Send another code' },
      START_OVER,
    ],
  },
  show: ({ state }) => ({ maskedEmail: state.maskedEmail ?? '' }),
  on: {
    submit,
    resend: (work) => sendCode(work, work.state.loginId ?? ''),
    back: startOver,
  },
};
