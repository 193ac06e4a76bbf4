import type { Flow } from '../flow.ts';
import { codeStep } from '../sign-up-or-in/code-step.ts';
import { emailStep } from '../sign-up-or-in/email-step.ts';
import { newPasswordStep } from '../sign-up-or-in/new-password-step.ts';
import { passwordStep } from '../sign-up-or-in/password-step.ts';
import { STEPS } from '../sign-up-or-in/step-ids.ts';
import { totpStep } from '../sign-up-or-in/totp-step.ts';

/**
 * E-mail, then password or a mailed code, then the authenticator app if the user has one. Passkeys and
 * other providers need no e-mail first. Everyone sees the same screens, with an account or not.
 */
export const flow: Flow = {
  id: 'sign-up-or-in',
  version: 1,
  startStep: STEPS.email,
  steps: {
    [STEPS.email]: emailStep,
    [STEPS.password]: passwordStep,
    [STEPS.newPassword]: newPasswordStep,
    [STEPS.code]: codeStep,
    [STEPS.totp]: totpStep,
  },
};
