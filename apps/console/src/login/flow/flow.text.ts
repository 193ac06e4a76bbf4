import { defineText } from '@waybill/ui';

export const flowText = defineText('login/flow/flow', {
  signIn: 'Sign in',
  code: 'Code',
  another: 'Send another code',
  enterCode: 'Enter the code',
  codeSent: (address: string) => `If ${address} has an account, a code is on its way.`,
  soFar: 'Current password',
  saveAndGoOn: 'Save and continue',
  notGood: (address: string) => `The password for ${address} has expired.`,
  codeInstead: 'Send me a code instead',
  enterPassword: 'Enter your password',
  otherAddress: 'Use another address or method',
  appCode: 'Authenticator code',
});
