import type { Translation } from '@waybill/ui';
import type { keysText } from './keys.text.ts';

export const de: Translation<typeof keysText> = {
  map: 'Karte der Datenflüsse',
  walk: 'Durch die Liste oder die Datenflüsse eines Orts',
  follow: 'Von einem Ort zu seinen Datenflüssen',
  tick: 'Einen Ort wählen',
  open: 'Spur eines Datenflusses öffnen',
  choose: 'Datenfluss auswählen',
  asTable: 'Tabelle oder Karte',
  list: 'Listen',
  move: 'Nächste und vorige Zeile',
  filter: 'Filtern oder einen Ort finden',

  trace: 'Spurdiagramm',
  alongSteps: 'Schritte vor oder zurück',
  downLane: 'In einer Bahn abwärts und aufwärts',
  traceEnds: 'Erste Herkunft, letztes Ziel',
  inspect: 'Details anzeigen',
  downstream: 'Nachfolger ein- oder ausblenden',
  upstream: 'Vorgänger ein- oder ausblenden',
  zoom: 'Vergrößern, verkleinern, einpassen',
};
