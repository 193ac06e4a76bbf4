/**
 * Names of types in the corpus, and which of our data types mean the same. A type of the corpus that
 * is not listed has the name of ours with `_` for `-`. `secret…` represents every type of that class.
 */
export const TYPES_OF_CORPUS: Readonly<Record<string, readonly string[]>> = {
  address: ['place', 'street-address'],
  date: ['date', 'date-of-birth'],
  domain: ['url'],
  location: ['place', 'street-address'],
  postal_code: ['uk-postcode', 'de-postcode'],
};

/** Types that a line of a time stamp may well be. */
export const DATE_TYPES: readonly string[] = ['date', 'date-of-birth'];

/**
 * In what our ids of secrets have a rule of the corpus by another word. A rule that is not listed is
 * searched for by the first word of its name.
 */
export const WORDS_OF_RULES: Readonly<Record<string, readonly string[]>> = {
  basic: ['basic-auth', 'http-auth', 'netrc'],
  basicauth: ['basic-auth', 'http-auth', 'netrc'],
  curl: ['http-auth', 'command-line'],
  database: ['database', 'connection'],
  gcp: ['gcp', 'google', 'firebase'],
  jwt: ['json-web-token'],
  mongo: ['mongo', 'database'],
  odbc: ['connection'],
  openshift: ['openshift', 'kubernetes'],
  rabbitmq: ['database', 'basic-auth'],
  secp256k1: ['private-key'],
  vault: ['vault', 'hashicorp'],
};
