import { defineText } from '@waybill/ui';

export const setupText = defineText('login/setup', {
  notYet: 'Waybill is not set up yet',
  notYetLead: 'Use the one-time link to name the first administrator.',
  openPrinted:
    'Open the link that Waybill printed at startup. It works once, for one hour. Restart Waybill to print a new one.',
  title: 'Set up Waybill',
  lead: 'Name your organisation and its first administrator.',
  invalid: 'The setup link is no longer valid',
  invalidLead:
    'Each link works once, for one hour. Restart Waybill to print a new one. If Waybill is already set up, sign in.',
  done: 'Waybill is set up',
  doneLead: 'Sign in with the administrator’s e-mail address and password.',
  toSignIn: 'Go to sign-in',
  organisation: 'Organisation',
  yourName: 'Your name',
  email: 'E-mail',
  password: 'Password',
  domains: 'Your email domains',
  domainsHint: 'Addresses in these domains count as internal. You can add more later.',
  noDomain: 'is not an email domain',
  domainNeeded: 'Enter at least one email domain',
  organisationNeeded: 'Enter the name of your organisation',
  nameNeeded: 'Enter your name',
  emailNeeded: 'Enter your e-mail address',
  passwordNeeded: 'Enter a password',
  setUp: 'Set up and sign in',
});
