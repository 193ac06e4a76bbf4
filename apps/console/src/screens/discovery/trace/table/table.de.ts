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
  method: 'Grundlage',
  confidence: 'Sicherheit',
  detections: 'Erkennungen',
  lost: 'Fehlende Datensätze',
  none: 'Keine Schritte angezeigt',
};
