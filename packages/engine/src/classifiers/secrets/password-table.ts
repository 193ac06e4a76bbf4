import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Names of columns that the pattern begins with: each of them is rare enough to be searched for. */
const HEADER =
  '(?:passwords?|passwort|passwörter|kennwort|passphrase|passcode|mot de passe|contraseña|wachtwoord)';

export const classifier = defineClassifier({
  id: 'password-table',
  name: 'Table of passwords',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  patterns: [
    {
      // The header of the column, the rest of its line, and up to three rows.
      pattern: `${HEADER}["']?(?:[ \\t]*[,;|\\t][^\\n]{0,120})?\\r?\\n[^\\n]{1,160}(?:\\n[^\\n]{1,160}){0,2}`,
      caseless: true,
      validate: hasPasswords,
      alone: 'high',
    },
  ],
  examples: {
    match: [
      { text: 'user,password,host\nadmin,Summer2024!,db1\nroot,hunter2,db2', source: OWN },
      { text: '| User | Password |\n|---|---|\n| admin | hunter2 |', source: `${OWN}: Markdown` },
      { text: 'Benutzer\tPasswort\nmmeier\tKatze99', source: `${OWN}: German, by tabs` },
    ],
    noMatch: [
      { text: 'name,password,role\nstring,string,string', source: `${OWN}: a schema` },
      { text: 'user;password\nadmin;********', source: `${OWN}: masked` },
      { text: 'Username, password\nand a second factor are needed.', source: `${OWN}: a sentence` },
    ],
  },
});

const DELIMITERS = ['\t', ';', '|', ','] as const;
/** A column name, optionally quoted: a few words. */
const COLUMN = /^\s*["']?[\p{L}\d_ ./-]{0,40}["']?\s*$/u;

/** Whether the column contains passwords: filled-in values that are not only words. */
function hasPasswords(value: string, place: Place): boolean {
  const [header = '', ...rows] = value.split(/\r?\n/);
  const line = place.before() + header;
  const delimiter = DELIMITERS.find((each) => line.includes(each));
  if (delimiter === undefined) return false;
  const names = line.split(delimiter);
  if (!names.every((name) => COLUMN.test(name))) return false;
  const column = place.before().split(delimiter).length - 1;
  const cells = rows
    .map((row) => row.split(delimiter))
    .filter((row) => row.length === names.length && !row.some((cell) => /[()[\]{}=]/.test(cell)))
    .map((row) => (row[column] ?? '').trim().replaceAll(/^["']|["']$/g, ''));
  return cells.some(isPassword);
}

/** Something is mixed in that no word of a sentence and no name of a type has. */
function isPassword(cell: string): boolean {
  if (cell.length < 4 || cell.length > 64 || /^[*•x.-]+$/i.test(cell)) return false;
  if (/^(?:<.*>|\$.*|%.*%|n\/a|null|string|varchar.*|char.*)$/i.test(cell)) return false;
  return /[0-9!#$%&?@^~]/.test(cell) && !/^[0-9.]+$|\s/.test(cell);
}
