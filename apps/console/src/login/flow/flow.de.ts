import type { Translation } from '@waybill/ui';
import type { flowText } from './flow.text.ts';

export const de: Translation<typeof flowText> = {
  signIn: 'Anmelden',
  code: 'Code',
  another: 'Neuen Code senden',
  enterCode: 'Geben Sie den Code ein',
  codeSent: (address) => `Wenn ${address} ein Konto hat, wurde ein Code gesendet.`,
  soFar: 'Bisheriges Passwort',
  saveAndGoOn: 'Speichern und weiter',
  notGood: (address) => `Das Passwort für ${address} ist nicht mehr gültig.`,
  codeInstead: 'Stattdessen einen Code senden',
  enterPassword: 'Geben Sie Ihr Passwort ein',
  otherAddress: 'Andere Adresse oder Anmeldemethode',
  appCode: 'Code der Authenticator-App',
};
