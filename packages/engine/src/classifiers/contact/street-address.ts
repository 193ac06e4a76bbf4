import { isPartOfNumber } from '../../values/next-to-number.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Letters of names in Latin script, ASCII and accented. */
const LETTER = '[A-Za-zÀ-ſ]';
const WORD = `[A-ZÀ-Þ0-9](?:${LETTER}|[.'’-])*`;
const ENGLISH =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Circle|Cir|Place|Pl|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|Square|Sq|Crescent|Cres|Close|Gardens|Grove|Mews|Way|Trail|Alley|Row|Hill|Quay';
const UNIT = '(?:,? (?:Apt|Apartment|Suite|Ste|Unit|Floor|Flat|#)\\.? ?[0-9A-Za-z]{1,6})?';
/** `1 rue de la Paix`, `23 Calle Mayor`: the kind of street comes first. */
const ROMANCE =
  '(?:rue|Rue|avenue|Avenue|boulevard|Boulevard|place|Place|chemin|impasse|allée|quai|Quai|route|Route|[Cc]alle|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|[Cc]amino|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua)';
const PARTICLES = "(?: (?:de|du|des|la|le|les|del|della|di|da|do|dos|d'|l'))*";
/** Second part of compound names of streets, where the house number follows. */
const COMPOUND =
  'straße|strasse|str\\.|gasse|weg|platz|allee|ring|damm|ufer|gade|vej|gatan|vägen|veien|straat|laan|plein|katu|tie';
const HOUSE = '[0-9]{1,4}(?: ?[a-h])?(?:-[0-9]{1,4})?';

const KEYWORDS = [
  'address',
  'addresses',
  'street',
  'ship to',
  'bill to',
  'deliver to',
  'mailing address',
  'home address',
  'billing',
  'shipping',
  'residence',
  'lives at',
  'located at',
  'anschrift',
  'adresse',
  'strasse',
  'wohnhaft',
  'wohnt',
  'dirección',
  'domicilio',
  'indirizzo',
  'endereço',
  'adres',
];

export const classifier = defineClassifier({
  id: 'street-address',
  name: 'Street address',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: KEYWORDS,
  patterns: [
    {
      pattern: `[1-9][0-9]{0,5}[A-Za-z]?,? (?:${WORD} ){1,4}(?:${ENGLISH})${UNIT}`,
      validate: isAddress,
      alone: 'medium',
    },
    {
      pattern: `[1-9][0-9]{0,4}(?: ?(?:bis|ter|[A-D]))?,? ${ROMANCE}${PARTICLES} ?${WORD}(?: ${WORD}){0,2}`,
      validate: isAddress,
      alone: 'medium',
    },
    {
      pattern: `[A-ZÀ-Þ]${LETTER}+(?:${COMPOUND}) ${HOUSE}`,
      after: { words: KEYWORDS, within: 40 },
      alone: 'medium',
    },
    {
      pattern: '(?:P\\.? ?O\\.? ?Box|Post Office Box|Postfach) [0-9]{1,7}',
      caseless: true,
      alone: 'medium',
    },
  ],
  reference: 'https://www.upu.int/en/activities/addressing/s42-standard',
  examples: {
    match: [
      { text: 'Ship to 1600 Amphitheatre Parkway, Suite 200', source: `${OWN}: United States` },
      { text: 'She lives at 221B Baker Street in London', source: `${OWN}: United Kingdom` },
      { text: 'rendez-vous au 12 rue de la République', source: `${OWN}: France` },
      { text: 'Anschrift: Lindenstraße 17', source: `${OWN}: Germany` },
      { text: 'Return it to P.O. Box 1234', source: `${OWN}: a post office box` },
    ],
    noMatch: [
      { text: 'We have 12 ways to close the deal', source: `${OWN}: a count in a sentence` },
      { text: 'The 2 Drive bays are free', source: `${OWN}: no name of a street` },
      { text: 'version 3.14 Main Street', source: `${OWN}: a part of a number` },
      { text: 'the main street is closed', source: `${OWN}: no number` },
      { text: 'Weg 3 ist gesperrt', source: `${OWN}: nothing says address` },
    ],
  },
});

function isAddress(_value: string, place: Place): boolean {
  return !isPartOfNumber(place);
}
