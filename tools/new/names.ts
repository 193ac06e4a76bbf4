/** The spellings of one id that templates use, by placeholder. */
export type Placeholders = Readonly<Record<string, string>>;

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Spellings of a kebab-case id: `__kebab__`, `__camel__`, `__Pascal__`, `__snake__` and `__Title__`
 * (first word capitalised, as headings are). Throws on anything that is not kebab-case.
 */
export function spellings(id: string): Placeholders {
  if (!ID.test(id)) throw new Error(`"${id}" is not kebab-case (small letters, digits, hyphens)`);
  const words = id.split('-');
  const pascal = words.map(capitalised).join('');
  return {
    __kebab__: id,
    __Pascal__: pascal,
    __camel__: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    __snake__: words.join('_'),
    __Title__: capitalised(words.join(' ')),
  };
}

/** The text with every placeholder replaced. Throws when one is left over. */
export function fillIn(text: string, placeholders: Placeholders): string {
  const filled = text.replaceAll(/__[A-Za-z]+?__/g, (name) => {
    const value = placeholders[name];
    if (value === undefined) throw new Error(`No value for ${name}`);
    return value;
  });
  return filled;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
