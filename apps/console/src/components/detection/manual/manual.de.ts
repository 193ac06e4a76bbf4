import type { Translation } from '@waybill/ui';
import type { manualText } from './manual.text.ts';

export const de: Translation<typeof manualText> = {
  make: 'Erkennung anlegen',
  ofEvent: 'Von diesem einen Ereignis.',
  ofFlow: 'Von den Ereignissen dieses Flusses im gezeigten Zeitraum, höchstens den neuesten 500.',
  ofPerson:
    'Von dem, was diese Person im gezeigten Zeitraum getan hat, höchstens den neuesten 500 Ereignissen.',
  titleOf: (name) => `Was ${name} getan hat`,
  makeOf: (name) => `Erkennung zu ${name} anlegen`,
  title: 'Titel',
  severity: 'Schweregrad',
  note: 'Was Ihnen aufgefallen ist',
  noteHint: 'Es steht als Grund auf der Erkennung.',
  titleFirst: 'Geben Sie ihr zuerst einen Titel',
  made: (number) => `DET-${number} ist angelegt`,
  show: 'Zeigen',
  madeBy: (name) => `Angelegt von ${name}`,
  madeByHand:
    'Jemandem ist es aufgefallen; keine Richtlinie und kein Detektor hat es gemeldet. Die Bewertung folgt aus dem neuesten Ereignis.',
};
