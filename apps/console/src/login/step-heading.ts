import { textOf } from '@waybill/ui';
import type { LinkPurpose } from '../app/session/landing.ts';
import type { LoginReason } from '../app/session/return-to.ts';
import type { Step } from './sign-in-machine.ts';
import { loginText } from './login.text.ts';

export interface StepHeading {
  title: string;
  lead: string;
}

type LoginWords = ReturnType<typeof words>;
type FixedStep = Exclude<Step['name'], 'openLink' | 'linkSent' | 'newPassword' | 'code'>;

const words = () => textOf(loginText);

function linkHeading(purpose: LinkPurpose, text: LoginWords): StepHeading {
  const headings: Record<LinkPurpose, StepHeading> = {
    signIn: { title: text.signIn, lead: text.linkReady },
    reset: { title: text.chooseNew, lead: text.linkReady },
    invite: { title: text.welcome, lead: text.invited },
    enchanted: { title: text.isItYou, lead: text.isItYouLead },
  };
  return headings[purpose];
}

function fixedHeading(name: FixedStep, text: LoginWords): StepHeading {
  const headings: Record<FixedStep, StepHeading> = {
    identify: { title: text.signIn, lead: text.signInLead },
    refused: { title: text.signIn, lead: text.signInLead },
    enchanted: { title: text.openLink, lead: text.openLinkLead },
    qr: { title: text.scan, lead: text.scanLead },
    replacePassword: { title: text.chooseNew, lead: text.oneUse },
    replaceWithApp: { title: text.enterAppCode, lead: text.appShows },
    exchange: { title: text.signingIn, lead: text.moment },
    linkFailed: { title: text.linkFailed, lead: text.linkOnce },
    linkDone: { title: text.linkDone, lead: text.closeTab },
    checkFactor: { title: text.oneMore, lead: text.factorNeeded },
    secondFactor: { title: text.enterAppCode, lead: text.appShows },
    recovery: { title: text.useRecovery, lead: text.recoveryLead },
    enrol: { title: text.setUpApp, lead: text.factorAsked },
    tenant: { title: text.chooseTenant, lead: text.changeLater },
    noTenant: { title: text.noTenant, lead: text.noTenantLead },
    entered: { title: text.signingIn, lead: text.moment },
  };
  return headings[name];
}

/** Title and lead of a step. @param reason why the person was sent here, for the first step's lead. */
export function stepHeading(step: Step, reason: LoginReason): StepHeading {
  const text = words();
  switch (step.name) {
    case 'openLink':
      return linkHeading(step.purpose, text);
    case 'linkSent':
      // The same for known and unknown addresses, so that no one learns which accounts exist.
      return { title: text.lookIntoMail, lead: text.linkSent(step.sentTo) };
    case 'code':
      return { title: text.enterCode, lead: text.codeSent(step.sentTo) };
    case 'newPassword':
      return step.reason === 'invite'
        ? { title: text.welcome, lead: text.chooseHow }
        : { title: text.chooseNew, lead: text.forAccount(step.facts.loginId) };
    case 'identify':
      return reason === 'ended'
        ? { title: text.signIn, lead: text.ended }
        : fixedHeading('identify', text);
    default:
      return fixedHeading(step.name, text);
  }
}
