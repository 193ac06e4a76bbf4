/** Singular and plural of what a data type counts, by language. Other data types go by their names. */
export type CountWords = readonly [one: string, many: string];

export const DATA_WORDS_EN: ReadonlyMap<string, CountWords> = new Map([
  ['payment-card', ['card number', 'card numbers']],
  ['us-ssn', ['social security number', 'social security numbers']],
  ['iban', ['IBAN', 'IBANs']],
  ['email', ['email address', 'email addresses']],
  ['phone', ['phone number', 'phone numbers']],
  ['us-passport', ['passport number', 'passport numbers']],
  ['us-bank-account', ['bank account number', 'bank account numbers']],
  ['person-name', ['name', 'names']],
  ['date-of-birth', ['date of birth', 'dates of birth']],
  ['aws-access-key-id', ['AWS access key', 'AWS access keys']],
  ['aws-secret-access-key', ['AWS secret key', 'AWS secret keys']],
  ['private-key', ['private key', 'private keys']],
  ['generic-secret', ['secret', 'secrets']],
]);

export const DATA_WORDS_DE: ReadonlyMap<string, CountWords> = new Map([
  ['payment-card', ['Kartennummer', 'Kartennummern']],
  ['us-ssn', ['US-Sozialversicherungsnummer', 'US-Sozialversicherungsnummern']],
  ['iban', ['IBAN', 'IBANs']],
  ['email', ['E-Mail-Adresse', 'E-Mail-Adressen']],
  ['phone', ['Telefonnummer', 'Telefonnummern']],
  ['us-passport', ['Passnummer', 'Passnummern']],
  ['us-bank-account', ['Kontonummer', 'Kontonummern']],
  ['person-name', ['Name', 'Namen']],
  ['date-of-birth', ['Geburtsdatum', 'Geburtsdaten']],
  ['aws-access-key-id', ['AWS-Zugriffsschlüssel', 'AWS-Zugriffsschlüssel']],
  ['aws-secret-access-key', ['geheimer AWS-Schlüssel', 'geheime AWS-Schlüssel']],
  ['private-key', ['privater Schlüssel', 'private Schlüssel']],
  ['generic-secret', ['Geheimnis', 'Geheimnisse']],
]);
