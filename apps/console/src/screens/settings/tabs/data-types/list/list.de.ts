import { formatCount, type Translation } from '@waybill/ui';
import type { listText } from './list.text.ts';

export const de: Translation<typeof listText> = {
  search: 'Typ suchen',
  class: 'Klasse',
  kind: 'Art',
  locale: 'Land',
  state: 'Zustand',
  name: 'Name',
  sensitivity: 'Schutzbedarf',
  found: 'In 30 Tagen',
  precision: 'Trefferquote',
  usedBy: 'Benutzt von',
  foundIn: (count, contents) => `${formatCount(count)} in ${formatCount(contents)} Inhalten`,
  count: (shown, all) =>
    shown === all
      ? `${formatCount(all)} Typen`
      : `${formatCount(shown)} von ${formatCount(all)} Typen`,
  test: 'Probe testen',
  make: 'Neuer Typ',
  clear: 'Zurücksetzen',
  noMatch: 'Kein Datentyp passt',
  noMatchHelp: 'Nehmen Sie einen Filter weg, oder legen Sie einen eigenen Typ an.',
  showAll: 'Alle zeigen',
  nothingYet: 'Es gibt keine Datentypen',
  nothingYetHelp: 'Legen Sie den ersten an: Ein Muster geht am schnellsten.',
};
