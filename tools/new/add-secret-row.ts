import type { Placeholders } from './names.ts';

const ROW = /^ {2}\{\n {4}id: '([^']+)'/gm;
const TOKENS = /^ {2}'([^']+)': \[/gm;

/** The table of secrets whose ids begin as this one, relative to the root. */
export function secretTable(id: string): string {
  return `packages/engine/src/classifiers/secrets/rows/${id.charAt(0)}.data.ts`;
}

/** Where the tokens that prove the rows are, relative to the root. */
export const SECRET_TOKENS_FILE = 'packages/engine/testing/secret-tokens.data.ts';

/** The table with one more row, a invented secret that works; rows stay sorted by id. */
export function addSecretRow(text: string, placeholders: Placeholders): string {
  const { __kebab__: id = '', __Title__: name, __snake__: prefix } = placeholders;
  const [vendor] = id.split('-');
  const row = [
    '  {',
    `    id: '${id}',`,
    `    name: '${name}',`,
    `    tokens: ['${prefix}_[A-Za-z0-9]{32}'],`,
    `    keywords: ['${vendor}'],`,
    "    reference: 'https://example.com/docs/api-keys',",
    '  },\n',
  ].join('\n');
  return insertById(text, id, row, ROW);
}

/** The tokens with those of one more row. */
export function addSecretTokens(text: string, placeholders: Placeholders): string {
  const { __kebab__: id = '', __snake__: prefix } = placeholders;
  return insertById(text, id, `  '${id}': ['${prefix}_<alphanumeric 32>'],\n`, TOKENS);
}

/** Inserts an entry among those that match, whose first group is their id. Throws when the id is taken. */
function insertById(text: string, id: string, entry: string, among: RegExp): string {
  const entries = [...text.matchAll(among)];
  if (entries.some(([, other]) => other === id)) throw new Error(`${id} exists already`);
  const next = entries.find(([, other = '']) => other > id);
  const at = next?.index ?? Math.max(text.lastIndexOf('];'), text.lastIndexOf('};'));
  return text.slice(0, at) + entry + text.slice(at);
}
