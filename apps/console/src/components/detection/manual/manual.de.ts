import type { Translation } from '@waybill/ui';
import type { manualText } from './manual.text.ts';

export const de: Translation<typeof manualText> = {
  make: 'Erkennung anlegen',
  ofEvent: 'Aus diesem einzelnen Ereignis.',
  ofFlow:
    'Aus den neuesten Ereignissen dieses Datenflusses im angezeigten Zeitraum (höchstens 500).',
  ofPerson: 'Aus den neuesten Ereignissen dieser Person im angezeigten Zeitraum (höchstens 500).',
  titleOf: (name) => `Aktivität von ${name}`,
  makeOf: (name) => `Erkennung zu ${name} anlegen`,
  title: 'Titel',
  severity: 'Schweregrad',
  note: 'Was Ihnen aufgefallen ist',
  noteHint: 'Wird in der Erkennung als Grund angezeigt.',
  titleFirst: 'Geben Sie einen Titel ein',
  made: (number) => `DET-${number} angelegt`,
  show: 'Zeigen',
  madeBy: (name) => `Angelegt von ${name}`,
  madeByHand:
    'Manuell angelegt, nicht durch eine Richtlinie oder einen Detektor. Der Risikowert ergibt sich aus dem neuesten Ereignis.',
};
