import { defineText } from '@waybill/ui';

/** Features of a finding counted by the engine; each is shown with its number. */
export const featuresText = defineText('components/classification/features', {
  words: 'Words',
  firstName: 'Known first names',
  lastName: 'Known last names',
  city: 'Known cities',
  region: 'Known regions',
  frequent: 'Frequent words',
  common: 'Common words',
  calendar: 'Calendar words',
  title: 'Titles',
  party: 'Words for a party',
  companyForm: 'Company forms',
  organizationWord: 'Organisation words',
  placeWord: 'Place words',
  demonym: 'Demonyms',
  connector: 'Connecting words',
  placeStart: 'Place prefixes',
  containment: 'Share of the template',
});
