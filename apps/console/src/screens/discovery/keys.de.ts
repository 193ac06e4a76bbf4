import type { Translation } from '@waybill/ui';
import type { keysText } from './keys.text.ts';

export const de: Translation<typeof keysText> = {
  map: 'Karte der Flüsse',
  walk: 'Durch die Liste oder die Flüsse eines Orts',
  follow: 'Von einem Ort zu seinen Flüssen und weiter',
  tick: 'Einen Ort wählen',
  open: 'Spur eines Flusses öffnen',
  choose: 'Einen Fluss auswählen',
  asTable: 'Tabelle oder Karte',
  list: 'Listen',
  move: 'Nächste und vorige Zeile',
  filter: 'Filtern oder einen Ort finden',

  trace: 'Zeichnung einer Spur',
  alongSteps: 'Die Schritte entlang oder zurück',
  downLane: 'In einer Bahn abwärts und aufwärts',
  traceEnds: 'Erste Herkunft, letztes Ziel',
  inspect: 'Was darüber bekannt ist',
  downstream: 'Zeigen oder ausblenden, was daraus entstand',
  upstream: 'Zeigen oder ausblenden, woraus es entstand',
  zoom: 'Größer, kleiner, alles',
};
