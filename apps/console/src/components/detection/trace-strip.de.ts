import { formatCount, type Translation } from '@waybill/ui';
import type { traceStripText } from './trace-strip.text.ts';

export const de: Translation<typeof traceStripText> = {
  trace: 'Spur',
  loading: 'Die Spur wird geladen',
  open: 'Spur öffnen',
  stepsBetween: (count) => `${formatCount(count)} weitere Schritte`,
  way: 'Weg der Daten',
  'no-object': 'Das Ereignis enthält kein nachverfolgbares Objekt.',
  'no-source': 'Die Herkunft der Daten ist unbekannt.',
  'failed-act': 'Die Aktion ist fehlgeschlagen. Es wurden keine Daten bewegt.',
  noTrace: 'Zu dieser Aktion gibt es keine Spur.',
};
