import { z } from 'zod';
import { BY_PASSWORD } from '../../methods/password/prove-by-password.ts';
import { checkTotp } from '../../methods/totp/check-totp.ts';
import { replacePassword } from '../../methods/password/replace-password.ts';
import { typedPassword } from '../../methods/password/typed-password.ts';
import { startSession } from '../../sessions/start-session.ts';
import { optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import type { FlowOutcome, FlowStep, FlowWork } from '../flow.ts';
import { startOver, START_OVER } from './start-over.ts';

const Typed = z.object({
  password: typedPassword('password'),
  newPassword: requiredText('newPassword'),
  code: optionalText('code'),
});

/**
 * A correct but expired password, and its replacement. Users with an authenticator app enter its code
 * as well: the password is not changed without it.
 */
async function submit(work: FlowWork): Promise<FlowOutcome> {
  const { password: oldPassword, newPassword, code } = parseFields(Typed, work.input);
  const { loginId = '', tenantId } = work.state;
  const replaced = await replacePassword(work.context, work.call, {
    loginId,
    oldPassword,
    newPassword,
    proveApp: async () => (code ? proveByApp(work, { loginId, code }) : []),
  });
  const options = tenantId === undefined ? {} : { tenantId };
  const reply = await startSession(work.context, work.call, {
    ...BY_PASSWORD,
    ...replaced,
    options,
  });
  return { action: 'completed', reply, lastAuth: { authMethod: 'password', loginId } };
}

/** Uses the code up; returns what it proves. */
async function proveByApp(
  { context, call }: FlowWork,
  given: { loginId: string; code: string },
): Promise<string[]> {
  const checked = await checkTotp(context, call, { ...given, isAfterProof: async () => true });
  const isProven = await context.revocations.transaction((client, revoke) =>
    checked.isProven(client, revoke),
  );
  return isProven ? ['totp'] : [];
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
      {
        name: 'code',
        label: 'Code of the authenticator app, if you use one',
        type: 'text',
        autocomplete: 'one-time-code',
      },
    ],
    buttons: () => [{ id: 'submit', label: 'Set the password' }, START_OVER],
  },
  show: ({ context }) => ({ passwordPolicy: context.passwordPolicy.description }),
  on: { submit, back: startOver },
};
