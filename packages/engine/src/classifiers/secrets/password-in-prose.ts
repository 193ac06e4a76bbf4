import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Words for a password, and the text between them and the value. */
const WORDS = [
  'password',
  'passphrase',
  'passcode',
  'passwort',
  'kennwort',
  'zugangscode',
  'mot de passe',
  'contraseña',
  'senha',
  'palavra-passe',
  'wachtwoord',
  'lösenord',
  'hasło',
  'parola',
  'salasana',
  'adgangskode',
  ' pw',
  ' pwd',
  'pin code',
];

const NOT_A_VALUE =
  /^(?:is|are|was|will|must|should|can|has|for|the|your|my|a|an|and|or|to|in|on|of|with|not|reset|policy|manager|ist|lautet|für|der|die|das|und|wird|est|pour|es|para)$/i;

export const classifier = defineClassifier({
  id: 'password-in-prose',
  name: 'Password in a sentence or message',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  patterns: [
    {
      pattern: '[A-Za-z0-9!#$%&*+/?@^~À-ɏ-][^\\s"\'<>(){}\\[\\]=;,]{4,40}',
      edges: 'free',
      after: { words: WORDS, within: 48, next: ' \t' },
      validate: isGiven,
      alone: 'medium',
      supported: 'medium',
    },
  ],
  examples: {
    match: [
      { text: 'Hi Tom, the password is Summer2024! and the user is admin.', source: OWN },
      { text: 'Your new password: Hund123!', source: OWN },
      { text: 'Das Kennwort lautet Xk39!plm', source: `${OWN}: German` },
      { text: 'Mot de passe : Soleil2023', source: `${OWN}: French` },
      { text: 'Login: admin / pw: hunter22', source: OWN },
      { text: 'The password for the guest wifi is blue-Tiger-77', source: OWN },
    ],
    noMatch: [
      { text: 'Your password expires in 30 days', source: `${OWN}: no value` },
      { text: 'The password is at least 12 characters long', source: `${OWN}: a rule` },
      { text: 'password = getPassword(user1)', source: `${OWN}: source code` },
      { text: 'Reset your password: https://example.com/r/8a7d', source: `${OWN}: an address` },
      { text: 'password: see RFC-2289', source: `${OWN}: a document` },
    ],
  },
});

/** From the word to the value: only introducing words. */
const INTRODUCED =
  /(?::|->|→|\b(?:is|was|be|to|as|ist|lautet|lauten|war|auf|est|es|é|är|er|on|jest|to))(?: now| jetzt| still| folgendes| follows)?[ \t]{1,3}$/i;
const BEHIND_WORD =
  /(?:password|passphrase|passcode|passwort|kennwort|zugangscode|mot de passe|contraseña|senha|palavra-passe|wachtwoord|lösenord|hasło|parola|salasana|adgangskode|\bpwd?|pin code)(?: (?:for|to|of|für|zum|zur|pour|de|para|del)(?: [\p{L}\d.'-]{1,20}){1,5})? ?(?::|->|→|(?:is|was|ist|lautet|war|est|es|é|är|jest)\b(?: now| jetzt| still)?:?|(?:was |is |wurde )?(?:set|changed|reset|geändert) (?:to|auf))[ \t]{1,3}$/iu;

/** A value of a password: letters and something else, and no address, number, file or call. */
function isGiven(value: string, place: { before(): string; behind(): string }): boolean {
  const password = value.replace(/[.:!?…]+$/, '');
  const before = place.before();
  if (!INTRODUCED.test(before) || !BEHIND_WORD.test(before)) return false;
  if (NOT_A_VALUE.test(password) || password.length < 5) return false;
  if (/:\/\/|^\/|\.(?:[a-z]{2,4})$|[([]|^[&$%]|[a-z]\.[a-z]|::|->|^RFC/i.test(password))
    return false;
  if (/^[([]/.test(place.behind())) return false;
  return /\p{L}/u.test(password) && /[\d!#$%&*+?@^~]/.test(password);
}
