import { z } from 'zod';
import { BY_PASSWORD } from '../../methods/password/prove-by-password.ts';
import { replacePassword } from '../../methods/password/replace-password.ts';
import { typedPassword } from '../../methods/password/typed-password.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import type { FlowOutcome, FlowStep, FlowWork } from '../flow.ts';
import { startOver, START_OVER } from './start-over.ts';
import { STEPS } from './step-ids.ts';

const Typed = z.object({
  password: typedPassword('password'),
  newPassword: requiredText('newPassword'),
});

/** A right password that is not good any more, and the one in its place. */
async function submit(work: FlowWork): Promise<FlowOutcome> {
  const { password: oldPassword, newPassword } = parseFields(Typed, work.input);
  const { loginId = '', tenantId } = work.state;
  const given = { loginId, oldPassword, newPassword };
  const userId = await replacePassword(work.context, work.call, given);
  const signIn = { ...BY_PASSWORD, userId, options: tenantId === undefined ? {} : { tenantId } };
  return finishSignIn(work, { signIn, lastAuth: { authMethod: 'password' } }, STEPS.totp);
}

export const newPasswordStep: FlowStep = {
  screen: {
    id: 'waybill-new-password',
    title: 'Choose a new password',
    fields: [
      {
        name: 'password',
        label: 'Password so far',
        type: 'password',
        autocomplete: 'current-password',
      },
      {
        name: 'newPassword',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
    buttons: () => [{ id: 'submit', label: 'Set the password' }, START_OVER],
  },
  show: ({ context }) => ({ passwordPolicy: context.passwordPolicy.description }),
  on: { submit, back: startOver },
};
