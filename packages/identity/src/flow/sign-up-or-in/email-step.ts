import { z } from 'zod';
import { KNOWN_PROVIDERS } from '../../methods/oauth/known-providers.data.ts';
import { refuseMalformed } from '../../methods/otp/reachable.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import type { FlowScreen, FlowStep, Interaction } from '../flow.ts';
import { comeBack, goAway } from './other-provider.ts';
import { askForPasskey, finishPasskey } from './passkey.ts';
import { sendCode } from './send-code.ts';
import { STEPS } from './step-ids.ts';

const Typed = z.object({ email: requiredText('email') });

const screen: FlowScreen = {
  id: 'waybill-email',
  title: 'Sign in',
  fields: [{ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'username' }],
  buttons: (context) => [
    { id: 'submit', label: 'Continue' },
    { id: 'passkey', label: 'Sign in with a passkey' },
    ...Object.entries(context.oauthProviders).map(([provider, config]) => ({
      id: `oauth:${provider}`,
      provider,
      label: `Continue with ${config.label ?? nameOf(provider)}`,
    })),
    { id: 'sso', label: 'Single sign-on' },
  ],
};

/** The person's e-mail, or a method that needs none. */
const goOn: Interaction = async (work) => {
  const loginId = parseFields(Typed, work.input).email.trim();
  refuseMalformed(loginId, 'email');
  const { passwordPolicy } = work.context;
  if (!passwordPolicy.rules().enabled) return sendCode(work, loginId);
  return { action: 'screen', step: STEPS.password, state: { loginId } };
};

export const emailStep: FlowStep = {
  screen,
  on: {
    submit: goOn,
    passkey: askForPasskey,
    oauth: (work) => goAway(work, 'oauth'),
    sso: (work) => goAway(work, 'sso'),
  },
  onPasskey: finishPasskey,
  onReturn: comeBack,
};

function nameOf(provider: string): string {
  const isKnown = KNOWN_PROVIDERS.has(provider);
  return isKnown ? provider.charAt(0).toUpperCase() + provider.slice(1) : provider;
}
