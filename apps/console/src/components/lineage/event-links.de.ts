import type { Translation } from '@waybill/ui';
import type { eventLinksText } from './event-links.text.ts';

export const de: Translation<typeof eventLinksText> = {
  links: 'Zusammenhänge',
  openTrace: 'Spur öffnen',
  allOf: (person) => `Alle Bewegungen von ${person}`,
  loading: 'Zusammenhänge werden geladen',
  failed: 'Die Spur konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  'no-object': 'Keine Spur: Das Ereignis nennt kein Objekt.',
  'no-source': 'Keine Spur: Die Herkunft dieser Daten ist unbekannt.',
  'failed-act': 'Keine Spur: Die Aktion ist gescheitert, es wurden keine Daten bewegt.',
  movements: 'Bewegungen',
};
