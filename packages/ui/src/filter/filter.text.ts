import { formatCount } from '../format/format-count.ts';
import { defineText } from '../text/define-text.ts';

export const filterText = defineText('ui/filter/filter', {
  filters: 'Filters',
  activeFilters: 'Active filters',
  search: 'Search',
  addFilter: 'Filter',
  addFilterLabel: 'Add a filter',
  clearAll: 'Clear all',
  clear: 'Clear',
  clearFacet: (facet: string) => `Clear ${facet}`,
  clearQuery: 'Clear the query',
  is: 'is',
  isNot: 'is not',
  more: (count: number) => `${formatCount(count)} more`,
  editFilter: (sentence: string) => `${sentence}: change`,
  removeFilter: (sentence: string) => `Remove filter ${sentence}`,
  howItHolds: 'How it holds',
  chosen: 'chosen',
  searchFacet: (facet: string) => `Search ${facet.toLowerCase()}`,
  nothingMatches: 'Nothing matches',
  showLess: 'Show less',
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0 ? 'No suggestions' : `${count} suggestion${count === 1 ? '' : 's'}`,
  unknownKey: (key: string) => `There is no filter “${key}”. Put it in quotes to search for it.`,
  guess: (key: string, guess: string) => `There is no filter “${key}”. Did you mean ${guess}?`,
  unknownValue: (value: string, field: string) => `“${value}” is no value of ${field}.`,
  noValue: (field: string) => `${field} needs a value.`,
  notNegatable: (field: string) => `${field} cannot be excluded.`,
});
