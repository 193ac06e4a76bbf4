/**
 * Names of types in the corpus, and which of our data types mean the same. A type of the corpus that
 * is not listed has the name of ours with `_` for `-`. `secret…` stands for every type of that class.
 */
export const TYPES_OF_CORPUS: Readonly<Record<string, readonly string[]>> = {
  address: ['place'],
  date: ['date', 'date-of-birth'],
  domain: ['url'],
  location: ['place'],
  postal_code: ['uk-postcode', 'de-postcode'],
};

/** Types that a line of a time stamp may well be. */
export const DATE_TYPES: readonly string[] = ['date', 'date-of-birth'];
