/** One import or re-export statement, or a dynamic `import()`. */
export interface ImportStatement {
  specifier: string;
  /**
   * `type` leaves no trace at run time; `value` runs the module when this one loads; `dynamic` later.
   */
  kind: 'value' | 'type' | 'dynamic';
  /** As the other module calls them; empty if the whole module is meant. */
  names: readonly string[];
}

/** Statements begin a line: the formatter sees to that. The clause cannot contain a quote or a `;`. */
const STATEMENT = /^(?:import|export)\b(\s+type\b(?!\s+from\b))?([^'";=()]*?)['"]([^'"\n]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;
/** Comments and template literals may quote code; what they say is no import. */
const NOT_CODE = /\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|(?<![:'"\\])\/\/[^\n]*/g;

/** Imports of one module, in the order of the text. Expects the house's formatting. */
export function scanImports(source: string): ImportStatement[] {
  const code = source.replace(NOT_CODE, (text) => '\n'.repeat(text.split('\n').length - 1));
  const statements = [...code.matchAll(STATEMENT)].flatMap(
    ([, type, clause, specifier]): ImportStatement[] =>
      specifier !== undefined && isImportClause(clause ?? '')
        ? [{ specifier, kind: type ? 'type' : 'value', names: namesOf(clause ?? '') }]
        : [],
  );
  const dynamic = [...code.matchAll(DYNAMIC)].flatMap(([, specifier]): ImportStatement[] =>
    specifier === undefined ? [] : [{ specifier, kind: 'dynamic', names: [] }],
  );
  return [...statements, ...dynamic];
}

/** `{ a, type B as C } from`: `a` and `B`. */
function namesOf(clause: string): string[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  return list
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^type\s+/, '')
        .replace(/\s+as\s.*$/s, ''),
    )
    .filter((name) => name !== '');
}

/** `import 'x'` has no clause; every other form ends in `from`. */
function isImportClause(clause: string): boolean {
  const text = clause.trim();
  return text === '' || /\bfrom$/.test(text);
}
