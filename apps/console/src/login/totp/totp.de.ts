import type { Translation } from '@waybill/ui';
import type { totpText } from './totp.text.ts';

export const de: Translation<typeof totpText> = {
  codesNote:
    'Mit jedem Code können Sie sich einmal ohne die Authenticator-App anmelden. Die Codes werden nur jetzt angezeigt. Bewahren Sie sie sicher auf, aber nicht auf dem Telefon mit der App.',
  codes: 'Wiederherstellungscodes',
  copy: 'Kopieren',
  download: 'Herunterladen',
  print: 'Drucken',
  codesCopied: 'Wiederherstellungscodes kopiert',
  codesNotCopied: 'Kopieren fehlgeschlagen',
  mayNot: 'Sie sind nicht berechtigt, Wiederherstellungscodes zu erzeugen.',
  scan: 'Scannen Sie den QR-Code mit der App oder geben Sie den Schlüssel ein.',
  typeCode: 'Geben Sie den Code ein, den die App anzeigt.',
  image: 'QR-Code für die Authenticator-App',
  key: 'Schlüssel',
  copyKey: 'Schlüssel kopieren',
  keyCopied: 'Schlüssel kopiert',
  keyNotCopied: 'Kopieren fehlgeschlagen',
  code: 'Code der Authenticator-App',
  turnOn: 'Einschalten',
  sixDigits: 'Der Code hat sechs Ziffern',
};
