import type { Translation } from '@waybill/ui';
import type { peopleText } from './people.text.ts';

export const de: Translation<typeof peopleText> = {
  promise: 'Hier sehen Sie künftig die Datenbewegungen jeder Person.',
  first: 'Personen mit erhöhtem Risiko und Änderungen der letzten 30 Tage',
  second: 'Übliche Ziele, Geräte und Konten einer Person',
  third: 'Zugriffe auf die Daten dieser Person',
  today: 'Bis dahin filtern Sie die Erkennungen nach Namen oder E-Mail-Adresse.',
  todayLink: 'Erkennungen öffnen',
};
