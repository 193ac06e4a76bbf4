import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = [
  'scrapingbee',
  'scraperapi',
  'scrapingant',
  'scraperbox',
  'zenrows',
  'zenscrape',
  'zyte',
  'proxycrawl',
  'crawlbase',
  'webscraping',
  'scrapeowl',
];
const TOKEN = fakeToken('upperDigits', 80);
const OTHER = fakeToken('hex', 32, 3);

export const classifier = defineClassifier({
  id: 'web-scraping-api-key',
  name: 'Web scraping service API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'scrapingbee',
    'scraperapi',
    'scrapingant',
    'scraperbox',
    'zenrows',
    'zenscrape',
    'zyte',
    'proxycrawl',
    'crawlbase',
    'webscraping',
    'scrapeowl',
  ],
  patterns: [
    {
      pattern: '[A-Z0-9]{80}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{30,34}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.scrapingbee.com/documentation/',
  examples: {
    match: [
      { text: `SCRAPINGBEE_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "scrapingbeeToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `SCRAPINGBEE_TOKEN=${'X'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
