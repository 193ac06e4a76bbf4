import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-tax-form',
  name: 'US tax form',
  class: 'financial',
  locale: 'us',
  sensitivity: 2,
  keywords: [
    'tax',
    'irs',
    'form',
    'tax return',
    'withholding',
    'wages',
    'taxpayer',
    'tax year',
    'filing',
    'employer',
  ],
  patterns: [
    {
      pattern:
        '(?:form|irs|schedule) (?:w-?2g?c?|w-?4p?|w-?9|w-?7|w-?8ben(?:-?e)?|1040(?:-?(?:ez|sr|nr|x|es))?|1099(?:-?(?:misc|nec|int|div|k|r|b|g|s|oid|sa|c|a))?|1098(?:-?[cet])?|1095-?[abc]|940|941|944|990|1065|1120-?s?|4506-?[ct]?|8821|2848|ss-?4)',
      caseless: true,
      alone: 'medium',
    },
    {
      pattern:
        'W-2G?|W-4P?|W-9|W-8BEN(?:-E)?|1040-(?:EZ|SR|NR|X|ES)|1099-(?:MISC|NEC|INT|DIV|K|R|B|G|S|OID|SA)|1098-[CET]|1095-[ABC]',
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.irs.gov/forms-instructions',
  examples: {
    match: [
      { text: 'attached is my Form W-2 for 2023', source: 'form of the tax service' },
      { text: 'IRS 1099-NEC', source: 'form of the tax service' },
      { text: 'tax documents: W-9 and the rest', source: 'form of the tax service' },
    ],
    noMatch: [
      { text: 'the form was late', source: `${OWN}: no number` },
      { text: 'flight W-234', source: `${OWN}: another number` },
      { text: 'room 1040', source: `${OWN}: nothing says form` },
    ],
  },
});
