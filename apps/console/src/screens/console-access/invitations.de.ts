import type { Translation } from '@waybill/ui';
import type { invitationsText } from './invitations.text.ts';

export const de: Translation<typeof invitationsText> = {
  title: 'Einladungen',
  titleOf: (count) => `Einladungen (${count})`,
  invite: 'Einladen',
  inviteTitle: 'Kollegin oder Kollegen einladen',
  inviteAbout:
    'Die Person erhält eine E-Mail mit einem Link, legt ein Passwort fest und meldet sich an.',
  email: 'E-Mail-Adresse',
  emailMissing: 'Geben Sie eine E-Mail-Adresse ein',
  emailInvalid: 'Geben Sie eine Adresse wie name@firma.de ein',
  fault_own_address:
    'Das ist Ihre eigene Adresse. Geben Sie die Adresse der Person ein, die Sie einladen möchten.',
  fault_already_member: 'Diese Person ist bereits Mitglied.',
  fault_open:
    'Für diese Adresse gibt es schon eine Einladung. Senden Sie sie in der Liste erneut oder ziehen Sie sie zurück.',
  fault_invalid: 'Geben Sie eine Adresse wie name@firma.de ein',
  name: 'Name',
  nameHint: 'Optional. Wird angezeigt, bis die Person ihn ändert.',
  role: 'Rolle',
  validFor: 'Gültig für',
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  send: 'Einladung senden',
  sent: (email) => `Einladung an ${email} gesendet`,
  pending: 'Eingeladen',
  expired: 'Abgelaufen',
  notSent: 'E-Mail nicht gesendet',
  facts: (role, by, at) => `${role}, eingeladen von ${by}, ${at}`,
  expiresAt: (at) => `Läuft ab: ${at}`,
  expiredAt: (at) => `Abgelaufen: ${at}`,
  resend: 'Erneut senden',
  resendTo: (email) => `Einladung erneut an ${email} senden`,
  withdraw: 'Zurückziehen',
  withdrawOf: (email) => `Einladung von ${email} zurückziehen`,
  withdrawTitle: (email) => `Einladung von ${email} zurückziehen?`,
  withdrawAbout:
    'Der Link in der E-Mail funktioniert dann nicht mehr. Sie können die Person später erneut einladen.',
  withdrawn: 'Einladung zurückgezogen',
};
