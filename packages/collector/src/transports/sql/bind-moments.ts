/** A moment that a query reads. */
export type Moment = 'since' | 'until';

/** Parts to leave unchanged: quoted texts and names, comments, dollar quotes, casts. */
const TOKEN =
  /'(?:[^'\\]|''|\\.)*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|::|:(since|until)\b/g;

/**
 * A query with a place-holder wherever it reads `:since` or `:until`, and which of them each
 * place-holder represents, in order. Values are never written into the text.
 */
export function bindMoments(
  query: string,
  placeholder: (moment: Moment, index: number) => string,
): { text: string; bound: Moment[] } {
  const bound: Moment[] = [];
  const text = query.replaceAll(TOKEN, (token: string, _tag: unknown, name: unknown) => {
    if (name !== 'since' && name !== 'until') return token;
    bound.push(name);
    return placeholder(name, bound.length - 1);
  });
  return { text, bound };
}
