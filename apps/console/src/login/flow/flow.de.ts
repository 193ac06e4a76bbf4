import type { Translation } from '@waybill/ui';
import type { flowText } from './flow.text.ts';

export const de: Translation<typeof flowText> = {
  signIn: 'Anmelden',
  code: 'Code',
  another: 'Neuen Code senden',
  enterCode: 'Geben Sie den Code ein',
  codeSent: (address) => `Wenn ${address} ein Konto hat, ist ein Code unterwegs.`,
  soFar: 'Bisheriges Passwort',
  saveAndGoOn: 'Speichern und weiter',
  notGood: (address) => `Das von ${address} gilt nicht mehr.`,
  codeInstead: 'Stattdessen einen Code senden',
  enterPassword: 'Geben Sie Ihr Passwort ein',
  otherAddress: 'Andere Adresse oder anderer Weg',
  appCode: 'Code der Authenticator-App',
};
