import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = [
  'geoapify',
  'geocodify',
  'opencage',
  'geocodio',
  'locationiq',
  'graphhopper',
  'tomtom',
  'hereapi',
  'getgeoapi',
  'ipify',
  'ipifi',
  'ipinfo',
  'ipgeolocation',
  'ipdata',
  'ipapi',
];
const TOKEN = fakeToken('hex', 30);
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'geocoding-service-key',
  name: 'Geocoding service API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'geoapify',
    'geocodify',
    'opencage',
    'geocodio',
    'locationiq',
    'graphhopper',
    'tomtom',
    'hereapi',
    'getgeoapi',
    'ipify',
    'ipifi',
    'ipinfo',
    'ipgeolocation',
    'ipdata',
    'ipapi',
  ],
  patterns: [
    {
      pattern: '[a-f0-9]{30,40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{32}',
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
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{14}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'pk\\.[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{56}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{31}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://wiki.openstreetmap.org/wiki/Nominatim',
  examples: {
    match: [
      { text: `geoapify_access_key: ${TOKEN}`, source: OWN },
      { text: `GEOAPIFY_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `GEOAPIFY_TOKEN=${'0'.repeat(30)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
