import type { Translation } from '@waybill/ui';
import type { totpText } from './totp.text.ts';

export const de: Translation<typeof totpText> = {
  codesNote:
    'Jeder Code lässt Sie einmal hinein, wenn die Authenticator-App verloren ist. Sie werden nur jetzt gezeigt: Bewahren Sie sie bei Ihren anderen Geheimnissen auf, nicht auf dem Telefon mit der App.',
  codes: 'Wiederherstellungscodes',
  copy: 'Kopieren',
  download: 'Herunterladen',
  print: 'Drucken',
  codesCopied: 'Wiederherstellungscodes kopiert',
  codesNotCopied: 'Der Browser ließ sie nicht kopieren',
  mayNot: 'Sie dürfen keine Wiederherstellungscodes erzeugen.',
  scan: 'Scannen Sie das Bild mit der App oder tippen Sie den Schlüssel ein.',
  typeCode: 'Tippen Sie den Code ein, den die App dann zeigt.',
  image: 'QR-Code für die Authenticator-App',
  key: 'Schlüssel',
  copyKey: 'Schlüssel kopieren',
  keyCopied: 'Schlüssel kopiert',
  keyNotCopied: 'Der Browser ließ ihn nicht kopieren',
  code: 'Code der Authenticator-App',
  turnOn: 'Einschalten',
  sixDigits: 'Der Code hat sechs Ziffern',
};
