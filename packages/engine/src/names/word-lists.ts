import { CITIES } from './cities.data.ts';
import { COMMON_WORDS } from './common-words.data.ts';
import { FIRST_NAMES } from './first-names.data.ts';
import { LAST_NAMES } from './last-names.data.ts';
import { REGIONS } from './regions.data.ts';
import {
  CALENDAR,
  COMPANY_FORMS,
  CONNECTORS,
  CUES,
  DEMONYMS,
  ENDINGS,
  ORGANIZATION_WORDS,
  PARTIES,
  PLACE_WORDS,
  TITLES,
} from './word-kinds.data.ts';

/** List membership of a word; a word can have several. */
export const KIND = {
  firstName: 1,
  lastName: 2,
  city: 4,
  region: 8,
  frequent: 16,
  common: 32,
  calendar: 64,
  title: 128,
  party: 256,
  companyForm: 512,
  organizationWord: 1024,
  placeWord: 2048,
  demonym: 4096,
  connector: 8192,
  /** First word of a multi-word place. */
  placeStart: 16_384,
} as const;

export interface WordLists {
  /** Sum of the kinds of a lower-case word, 0 for a word of no list. */
  kindsOf(word: string): number;
  /** Whether words, lower case and separated by single spaces, are a city or a region. */
  isPlace(phrase: string): boolean;
  /** Number of a cue word, 0 for others. */
  cueOf(word: string): number;
  /** Number of the longest known ending of a lower-case word, 0 for none. */
  endingOf(word: string): number;
}

/** Most frequent words, whose being known means nothing. */
const FREQUENT = 1500;

let lists: WordLists | undefined;

/** The lists, unpacked when they are first asked for: some 60,000 words. */
export function wordLists(): WordLists {
  lists ??= unpack();
  return lists;
}

function unpack(): WordLists {
  const kinds = new Map<string, number>();
  const places = new Set<string>();
  const mark = (words: Iterable<string>, kind: number): void => {
    for (const word of words) kinds.set(word, (kinds.get(word) ?? 0) | kind);
  };
  mark(frontCoded(FIRST_NAMES), KIND.firstName);
  mark(frontCoded(LAST_NAMES), KIND.lastName);
  for (const [text, kind] of [
    [CITIES, KIND.city],
    [REGIONS, KIND.region],
  ] as const) {
    const all = [...frontCoded(text)];
    for (const place of all) {
      places.add(place);
      if (place.includes(' ')) mark([place.slice(0, place.indexOf(' '))], KIND.placeStart);
    }
    mark(
      all.filter((place) => !place.includes(' ')),
      kind,
    );
  }
  const common = COMMON_WORDS.split(' ');
  mark(common.slice(0, FREQUENT), KIND.frequent);
  mark(common.slice(FREQUENT), KIND.common);
  mark(CALENDAR.split(' '), KIND.calendar);
  mark(TITLES.split(' '), KIND.title);
  mark(PARTIES.split(' '), KIND.party);
  mark(COMPANY_FORMS.split(' '), KIND.companyForm);
  mark(ORGANIZATION_WORDS.split(' '), KIND.organizationWord);
  mark(PLACE_WORDS.split(' '), KIND.placeWord);
  mark(DEMONYMS.split(' '), KIND.demonym);
  mark(CONNECTORS.split(' '), KIND.connector);
  const cues = new Map(CUES.split(' ').map((word, index) => [word, index + 1]));
  const endings = new Map(ENDINGS.split(' ').map((ending, index) => [ending, index + 1]));
  return {
    kindsOf: (word) => kinds.get(word) ?? 0,
    isPlace: (phrase) => places.has(phrase),
    cueOf: (word) => cues.get(word) ?? 0,
    endingOf: (word) => endingOf(word, endings),
  };
}

const LONGEST_ENDING = 8;

function endingOf(word: string, endings: ReadonlyMap<string, number>): number {
  for (let length = Math.min(LONGEST_ENDING, word.length - 1); length > 0; length -= 1) {
    const ending = endings.get(word.slice(-length));
    if (ending !== undefined) return ending;
  }
  return 0;
}

/**
 * Words of a list in which each line starts with the length of the prefix shared with the previous
 * line.
 */
function* frontCoded(text: string): Generator<string> {
  let word = '';
  for (const line of text.split('\n')) {
    word = word.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1);
    yield word;
  }
}
