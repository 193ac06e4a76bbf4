import { defineText } from '@waybill/ui';

export const flowText = defineText('login/flow/flow', {
  signIn: 'Sign in',
  code: 'Code',
  another: 'Send another code',
  enterCode: 'Enter the code',
  codeSent: (address: string) => `If ${address} has an account, a code is on its way.`,
  soFar: 'Password so far',
  saveAndGoOn: 'Save and go on',
  notGood: (address: string) => `The one of ${address} is not good any more.`,
  codeInstead: 'Send me a code instead',
  enterPassword: 'Enter your password',
  otherAddress: 'Use another address or another way',
  appCode: 'Code of the authenticator app',
});
