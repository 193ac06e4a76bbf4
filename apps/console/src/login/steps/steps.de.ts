import type { Translation } from '@waybill/ui';
import type { stepsText } from './steps.text.ts';

export const de: Translation<typeof stepsText> = {
  tryAgain: 'Erneut versuchen',
  code: 'Code',
  codeHint: 'Er ist einmalig und wenige Minuten gültig.',
  signIn: 'Anmelden',
  another: 'Neuen Code senden',
  otherAddress: 'Andere Adresse oder Anmeldemethode',
  threeLinks: (address) =>
    `Wenn ${address} ein Konto hat, wurde eine E-Mail mit drei Links gesendet. Wählen Sie den mit dieser Zahl:`,
  linksExpired: 'Die Links sind abgelaufen.',
  newLinks: 'Neue Links senden',
  noCodes: (why) =>
    `Die App ist eingerichtet, aber es gibt keine Wiederherstellungscodes: ${why} Erzeugen Sie sie später im Profil.`,
  signingIn: 'Anmeldung läuft',
  back: 'Zurück zur Anmeldung',
  tenMinutes: 'Links sind zehn Minuten gültig.',
  resetAgain:
    'Geben Sie Ihre E-Mail-Adresse ein und wählen Sie „Passwort vergessen?“, um einen neuen zu erhalten.',
  inviteGone: 'Die Einladung wurde zurückgezogen, ist abgelaufen oder wurde schon benutzt.',
  inviteAgain:
    'Falls Sie die Einladung bereits angenommen haben, melden Sie sich an. Andernfalls fordern Sie eine neue Einladung an.',
  newLink: 'Neuen Link senden',
  startAgain: 'Neu beginnen',
  toSignIn: 'Zur Anmeldung',
  openHere:
    'Öffnen Sie ihn auf diesem Gerät innerhalb von zehn Minuten. Falls nichts ankommt, prüfen Sie den Spam-Ordner.',
  saveAndGoOn: 'Speichern und weiter',
  saveAndSignIn: 'Speichern und anmelden',
  toConsole: 'Zur Konsole',
  or: 'oder',
  addPasskey: 'Passkey hinzufügen',
  notNow: 'Jetzt nicht, ich melde mich anders an',
  askInvitation:
    'Bitten Sie einen Administrator Ihrer Organisation um eine Einladung und melden Sie sich dann erneut an.',
  accept: 'Einladung annehmen',
  yesThere: 'Ja, dort anmelden',
  anotherWay: 'Anders anmelden',
  qrImage: 'QR-Code, der WhatsApp öffnet',
  openWhatsapp: 'WhatsApp auf diesem Gerät öffnen',
  qrExpired: 'Der QR-Code ist abgelaufen.',
  newQr: 'Neuen QR-Code zeigen',
  appRemoved: 'Die Authenticator-App wurde entfernt',
  appRemovedNote: 'Richten Sie im Profil wieder eine ein.',
  recoveryCode: 'Wiederherstellungscode',
  useApp: 'Authenticator-App verwenden',
  againIn: (label, seconds) => `${label} in ${seconds} s`,
  sentAgain: 'Erneut gesendet.',
  appCode: 'Code der Authenticator-App',
  useRecovery: 'Wiederherstellungscode verwenden',
  loadingTenants: 'Ihre Organisationen werden geladen',
  waiting: 'Wartet auf Sie',
  left: (clock) => `noch ${clock}`,
  timeLeft: 'Verbleibende Zeit',
  recoveryRefused: 'Diese Sitzung kann keinen Wiederherstellungscode verwenden.',
  recoveryWrong: 'Der Wiederherstellungscode ist falsch.',
};
