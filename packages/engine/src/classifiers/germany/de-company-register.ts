import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-company-register',
  name: 'German commercial register number',
  class: 'business',
  locale: 'de',
  sensitivity: 1,
  keywords: [
    'handelsregister',
    'registergericht',
    'amtsgericht',
    'registernummer',
    'handelsregisternummer',
    'hrb',
    'hra',
    'commercial register',
    'company register',
  ],
  patterns: [
    { pattern: 'HR[AB][ -]?[1-9][0-9]{2,5}', caseless: true, alone: 'medium', inField: 'high' },
    { pattern: 'HR[AB] ?[1-9][0-9]?', caseless: true, alone: 'low', inField: 'medium' },
    { pattern: '(?:GnR|GsR|PR|VR) ?[1-9][0-9]{0,5}', alone: 'none', inField: 'low' },
  ],
  reference: 'https://www.gesetze-im-internet.de/hdlregvfg/',
  examples: {
    match: [
      { text: 'Amtsgericht München HRB 42243', source: 'published in an imprint' },
      { text: 'Handelsregister HRA12345', source: 'written for this test: format of the number' },
      {
        text: 'Registergericht Köln, VR 4711',
        source: 'written for this test: format of the number of an association',
      },
    ],
    noMatch: [
      { text: 'Handelsregister HR 12345', source: 'written for this test: no section' },
      { text: 'Handelsregister HRB 1234567', source: 'written for this test: too many digits' },
      { text: 'Handelsregister HRB 012345', source: 'written for this test: begins with a zero' },
    ],
  },
});
