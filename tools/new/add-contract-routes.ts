import type { Placeholders } from './names.ts';

/**
 * packages/contract/src/routes.ts with the routes of one more resource: the only hand-written file
 * that an extension changes outside its own folder. Each of the three lists stays sorted.
 */
export function addContractRoutes(text: string, placeholders: Placeholders): string {
  const { __kebab__: kebab, __camel__: camel } = placeholders;
  const file = `'./routes/${kebab}-routes.ts';`;
  return [
    { line: `import { ${camel}Routes } from ${file}`, among: /^import .*$/gm },
    { line: `export * from ${file}`, among: /^export \* from .*$/gm },
    { line: `  ...${camel}Routes,`, among: /^ {2}\.\.\.\w+Routes,$/gm },
  ].reduce((sofar, { line, among }) => insertSorted(sofar, line, among), text);
}

/** The text with the line put among the lines that match, which are sorted. */
function insertSorted(text: string, line: string, among: RegExp): string {
  const matches = [...text.matchAll(among)];
  const last = matches.at(-1);
  if (!last) throw new Error(`Nothing like "${line}" to put it beside`);
  const after = matches.find(([existing]) => existing > line);
  const at = after ? after.index : last.index + last[0].length + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
