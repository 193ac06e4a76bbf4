import type { Translation } from '@waybill/ui';
import type { eventLinksText } from './event-links.text.ts';

export const de: Translation<typeof eventLinksText> = {
  links: 'Zusammenhänge',
  openTrace: 'Verlauf öffnen',
  allOf: (person) => `Alle Bewegungen von ${person}`,
  loading: 'Zusammenhänge werden geladen',
  failed: 'Der Verlauf konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  'no-object': 'Kein Verlauf: Das Ereignis nennt kein Objekt.',
  'no-source': 'Kein Verlauf: Die Herkunft dieser Daten ist unbekannt.',
  'failed-act': 'Kein Verlauf: Die Aktion ist gescheitert, es wurden keine Daten bewegt.',
  movements: 'Bewegungen',
};
