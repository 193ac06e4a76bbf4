import { z } from 'zod';
import { proveByPassword } from '../../methods/password/prove-by-password.ts';
import { typedPassword } from '../../methods/password/typed-password.ts';
import { parseFields } from '../../wire/fields.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { FlowButton, FlowOutcome, FlowStep, FlowWork } from '../flow.ts';
import { sendCode } from './send-code.ts';
import { startOver, START_OVER } from './start-over.ts';
import { STEPS } from './step-ids.ts';

const Typed = z.object({ password: typedPassword('password') });

const CODE_INSTEAD: FlowButton = { id: 'code', label: 'Send me a code instead' };

async function submit(work: FlowWork): Promise<FlowOutcome> {
  const { password } = parseFields(Typed, work.input);
  const { loginId = '', tenantId } = work.state;
  try {
    const proof = await proveByPassword(work.context, work.call, { loginId, password });
    const options = tenantId === undefined ? {} : { tenantId };
    const signIn = { ...proof, options };
    return await finishSignIn(work, { signIn, lastAuth: { authMethod: 'password' } }, STEPS.totp);
  } catch (error) {
    const isToBeReplaced = error instanceof WireError && error.code === WIRE_CODES.passwordExpired;
    if (!isToBeReplaced) throw error;
    return { action: 'screen', step: STEPS.newPassword };
  }
}

export const passwordStep: FlowStep = {
  screen: {
    id: 'waybill-password',
    title: 'Enter your password',
    fields: [
      { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
    ],
    buttons: ({ messages }) => [
      { id: 'submit', label: 'Sign in' },
      ...(messages.canSend('email') ? [CODE_INSTEAD] : []),
      START_OVER,
    ],
  },
  show: ({ context }) => ({ canSendCode: context.messages.canSend('email') }),
  on: {
    submit,
    code: (work) => sendCode(work, work.state.loginId ?? ''),
    back: startOver,
  },
};
