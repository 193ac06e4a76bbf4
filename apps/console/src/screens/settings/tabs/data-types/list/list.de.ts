import { formatCount, type Translation } from '@waybill/ui';
import type { listText } from './list.text.ts';

export const de: Translation<typeof listText> = {
  search: 'Typ suchen',
  class: 'Klasse',
  kind: 'Art',
  locale: 'Land',
  state: 'Zustand',
  name: 'Name',
  sensitivity: 'Sensibilität',
  found: 'In 30 Tagen',
  precision: 'Trefferquote',
  usedBy: 'Verwendet von',
  foundIn: (count, contents) => `${formatCount(count)} in ${formatCount(contents)} Inhalten`,
  count: (shown, all) =>
    shown === all
      ? `${formatCount(all)} Typen`
      : `${formatCount(shown)} von ${formatCount(all)} Typen`,
  test: 'Beispiel testen',
  make: 'Neuer Typ',
  clear: 'Zurücksetzen',
  noMatch: 'Keine passenden Datentypen',
  noMatchHelp: 'Entfernen Sie einen Filter oder legen Sie einen eigenen Typ an.',
  showAll: 'Alle zeigen',
  nothingYet: 'Keine Datentypen',
  nothingYetHelp: 'Legen Sie den ersten Typ an, am einfachsten mit einem Muster.',
};
