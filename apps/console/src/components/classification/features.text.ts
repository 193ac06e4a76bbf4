import { defineText } from '@waybill/ui';

/** What the engine counts of a finding; each is shown with its number. */
export const featuresText = defineText('components/classification/features', {
  words: 'Words',
  firstName: 'Known first names',
  lastName: 'Known last names',
  city: 'Known cities',
  region: 'Known regions',
  frequent: 'Frequent words',
  common: 'Common words',
  calendar: 'Words of the calendar',
  title: 'Titles',
  party: 'Words for a party',
  companyForm: 'Company forms',
  organizationWord: 'Words of organisations',
  placeWord: 'Words of places',
  demonym: 'Names of peoples',
  connector: 'Connecting words',
  placeStart: 'Words that begin a place',
  containment: 'Share of the template',
});
