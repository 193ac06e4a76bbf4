import type { Translation } from '@waybill/ui';
import type { traceTableText } from './table.text.ts';

export const de: Translation<typeof traceTableText> = {
  label: 'Schritte der Spur',
  time: 'Zeit',
  action: 'Aktion',
  person: 'Person',
  from: 'Von',
  to: 'Nach',
  became: 'Beziehung',
  method: 'Beruht auf',
  confidence: 'Sicherheit',
  detections: 'Erkennungen',
  lost: 'Fehlende Aufzeichnungen',
  none: 'Kein Schritt ist gezeichnet',
};
