import type { Translation } from '@waybill/ui';
import type { peopleText } from './people.text.ts';

export const de: Translation<typeof peopleText> = {
  promise: 'Hier werden Sie je Person der Organisation sehen, was sie mit Daten getan hat.',
  first: 'Wer Aufmerksamkeit braucht und was sich in 30 Tagen geändert hat',
  second: 'Übliche Ziele, Geräte und Konten einer Person',
  third: 'Wer die Daten dieser Person eingesehen hat',
  today: 'Bis dahin filtern Sie die Erkennungen nach Namen oder E-Mail-Adresse.',
  todayLink: 'Erkennungen öffnen',
};
