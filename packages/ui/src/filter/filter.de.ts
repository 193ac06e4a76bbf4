import { formatCount } from '../format/format-count.ts';
import type { Translation } from '../text/define-text.ts';
import type { filterText } from './filter.text.ts';

export const de: Translation<typeof filterText> = {
  filters: 'Filter',
  activeFilters: 'Aktive Filter',
  search: 'Suchen',
  addFilter: 'Filter',
  addFilterLabel: 'Filter hinzufügen',
  clearAll: 'Alle entfernen',
  clear: 'Leeren',
  clearFacet: (facet) => `${facet} leeren`,
  clearQuery: 'Abfrage leeren',
  is: 'ist',
  isNot: 'ist nicht',
  more: (count) => `${formatCount(count)} weitere`,
  editFilter: (sentence) => `${sentence}: ändern`,
  removeFilter: (sentence) => `Filter entfernen: ${sentence}`,
  howItHolds: 'Wie er gilt',
  chosen: 'gewählt',
  searchFacet: (facet) => `${facet} durchsuchen`,
  nothingMatches: 'Nichts gefunden',
  showLess: 'Weniger anzeigen',
  showMore: (count) => `${formatCount(count)} weitere anzeigen`,
  suggestions: 'Vorschläge',
  suggestionCount: (count) =>
    count === 0 ? 'Keine Vorschläge' : count === 1 ? '1 Vorschlag' : `${count} Vorschläge`,
  unknownKey: (key) =>
    `Einen Filter „${key}“ gibt es nicht. Setzen Sie den Text in Anführungszeichen, um danach zu suchen.`,
  guess: (key, guess) => `Einen Filter „${key}“ gibt es nicht. Meinten Sie ${guess}?`,
  unknownValue: (value, field) => `„${value}“ ist kein Wert von ${field}.`,
  noValue: (field) => `${field} braucht einen Wert.`,
  notNegatable: (field) => `${field} lässt sich nicht ausschließen.`,
};
