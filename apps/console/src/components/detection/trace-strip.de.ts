import { formatCount, type Translation } from '@waybill/ui';
import type { traceStripText } from './trace-strip.text.ts';

export const de: Translation<typeof traceStripText> = {
  trace: 'Spur',
  loading: 'Die Spur wird geladen',
  open: 'Spur öffnen',
  stepsBetween: (count) => `${formatCount(count)} weitere Schritte`,
  way: 'Weg der Daten',
  'no-object': 'Die Handlung nennt kein Objekt, das verfolgt werden könnte.',
  'no-source': 'Woher die Daten dieser Handlung kamen, ist nicht bekannt.',
  'failed-act': 'Die Handlung schlug fehl, sodass sich nichts bewegte.',
  noTrace: 'Zu dieser Handlung gibt es keine Spur.',
};
