import type { LinkPurpose } from '../app/session/landing.ts';
import type { LoginReason } from '../app/session/return-to.ts';
import type { Step } from './sign-in-machine.ts';

export interface StepHeading {
  title: string;
  lead: string;
}

const LINK_HEADINGS: Readonly<Record<LinkPurpose, StepHeading>> = {
  signIn: { title: 'Sign in', lead: 'Your link is ready. It works once.' },
  reset: { title: 'Choose a new password', lead: 'Your link is ready. It works once.' },
  invite: { title: 'Welcome to Waybill', lead: 'You have been invited to the console.' },
  enchanted: {
    title: 'Is it you?',
    lead: 'Somebody waits on another page to be signed in as you. Go on only if that is you.',
  },
};

const FIXED: Readonly<
  Record<Exclude<Step['name'], 'openLink' | 'linkSent' | 'newPassword' | 'code'>, StepHeading>
> = {
  identify: { title: 'Sign in', lead: 'To your organisation’s console.' },
  refused: { title: 'Sign in', lead: 'To your organisation’s console.' },
  enchanted: { title: 'Open the link in your mail', lead: 'On this device or on any other.' },
  qr: { title: 'Scan with your phone', lead: 'Then send the message that WhatsApp shows you.' },
  replacePassword: {
    title: 'Choose a new password',
    lead: 'The one that you signed in with was meant for one use.',
  },
  exchange: { title: 'Signing in', lead: 'One moment.' },
  linkFailed: { title: 'This link does not work any more', lead: 'Each link works once.' },
  linkDone: {
    title: 'You are signed in on the other page',
    lead: 'You can close this tab.',
  },
  checkFactor: { title: 'One more step', lead: 'A second factor is needed.' },
  secondFactor: {
    title: 'Enter your code',
    lead: 'Your authenticator app shows a new one every 30 seconds.',
  },
  recovery: {
    title: 'Use a recovery code',
    lead: 'It gets you in once and removes the authenticator app from your account.',
  },
  enrol: {
    title: 'Set up an authenticator app',
    lead: 'Your organisation asks for a second factor.',
  },
  tenant: { title: 'Choose an organisation', lead: 'You can change it later in your profile.' },
  noTenant: {
    title: 'No organisation yet',
    lead: 'Your account belongs to no organisation of this console.',
  },
  entered: { title: 'Signing in', lead: 'One moment.' },
};

const ENDED_LEAD = 'Your session has ended. Sign in again to go on.';

/** Title and lead of a step. @param reason what sent the person here, for the first step's lead. */
export function stepHeading(step: Step, reason: LoginReason): StepHeading {
  switch (step.name) {
    case 'openLink':
      return LINK_HEADINGS[step.purpose];
    case 'linkSent':
      return { title: 'Look into your mail', lead: linkSentLead(step) };
    case 'code':
      return { title: 'Enter the code', lead: `It was sent to ${step.sentTo}.` };
    case 'newPassword':
      return step.reason === 'invite'
        ? { title: 'Welcome to Waybill', lead: 'Choose how you sign in from now on.' }
        : { title: 'Choose a new password', lead: `For ${step.facts.loginId}.` };
    case 'identify':
      return reason === 'ended' ? { ...FIXED.identify, lead: ENDED_LEAD } : FIXED.identify;
    default:
      return FIXED[step.name];
  }
}

/** The same for known and unknown addresses, so that nobody learns which accounts exist. */
function linkSentLead({ sentTo }: { sentTo: string }): string {
  return `If ${sentTo} has an account, a link is on its way.`;
}
