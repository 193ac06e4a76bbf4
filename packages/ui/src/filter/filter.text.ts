import { formatCount } from '../format/format-count.ts';
import { defineText } from '../text/define-text.ts';

export const filterText = defineText('ui/filter/filter', {
  filters: 'Filters',
  activeFilters: 'Active filters',
  search: 'Search',
  addFilter: 'Filter',
  addFilterLabel: 'Add filter',
  clearAll: 'Clear all',
  clear: 'Clear',
  clearFacet: (facet: string) => `Clear ${facet}`,
  clearQuery: 'Clear query',
  is: 'is',
  isNot: 'is not',
  more: (count: number) => `${formatCount(count)} more`,
  editFilter: (sentence: string) => `${sentence}: change`,
  removeFilter: (sentence: string) => `Remove filter ${sentence}`,
  howItHolds: 'Operator',
  chosen: 'selected',
  searchFacet: (facet: string) => `Search ${facet.toLowerCase()}`,
  nothingMatches: 'No matches',
  showLess: 'Show less',
  showMore: (count: number) => `Show ${formatCount(count)} more`,
  suggestions: 'Suggestions',
  suggestionCount: (count: number) =>
    count === 0 ? 'No suggestions' : `${count} suggestion${count === 1 ? '' : 's'}`,
  unknownKey: (key: string) => `Unknown filter “${key}”. Use quotes to search for it as text.`,
  guess: (key: string, guess: string) => `Unknown filter “${key}”. Did you mean ${guess}?`,
  unknownValue: (value: string, field: string) => `“${value}” is not a valid value for ${field}.`,
  noValue: (field: string) => `${field} needs a value.`,
  notNegatable: (field: string) => `${field} cannot be excluded.`,
});
