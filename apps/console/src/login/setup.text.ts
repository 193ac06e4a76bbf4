import { defineText } from '@waybill/ui';

export const setupText = defineText('login/setup', {
  notYet: 'Waybill is not set up yet',
  notYetLead: 'The first administrator is named through a one-time link.',
  openPrinted:
    'Open the link that Waybill printed when it was started. It works once, for one hour; starting Waybill again prints a new one.',
  title: 'Set up Waybill',
  lead: 'Name your organisation and its first administrator.',
  invalid: 'The set-up link is not valid any more',
  invalidLead:
    'Each link works once, for one hour. Start Waybill again to print a new one; if somebody has set it up already, sign in.',
  done: 'Waybill is set up',
  doneLead: 'Sign in with the e-mail and the password of its administrator.',
  toSignIn: 'Go to sign-in',
  organisation: 'Organisation',
  yourName: 'Your name',
  email: 'E-mail',
  password: 'Password',
  domains: 'Own mail domains',
  domainsHint: 'Addresses in these domains count as inside. More can be added later.',
  noDomain: 'is not a mail domain',
  domainNeeded: 'At least one own mail domain is needed',
  setUp: 'Set up and sign in',
});
