import { parseSync, Visitor, type Expression, type Program } from 'oxc-parser';
import { tableKindOf, type TableAliases, type TableKind } from './table-types.ts';

/** A module of ours with its text. */
export interface ModuleText {
  file: string;
  text: string;
}

/**
 * Places that read a plain object as a table by a key that is not written out, as `file:line table[key]`.
 *
 * A table is a variable or parameter with the annotation `Record<string, T>`, `{ [key: string]: T }`, or
 * a type that is another name for one of them, and a constant of a module with `Partial<Record<…>>`.
 * Exported tables count in the modules that import them by name. Names hold for a whole module: a second
 * variable of the same name counts as a table, too. Not seen: tables that are members of another object.
 */
export function indexedTables(modules: readonly ModuleText[]): string[] {
  const parsed = modules.map((module) => {
    const { program } = parseSync(module.file, module.text);
    return { ...module, program };
  });
  const aliases = tableAliases(parsed.map(({ program }) => program));
  const exported = new Set(parsed.flatMap(({ program }) => exportedTables(program, aliases)));
  return parsed.flatMap(({ file, text, program }) => {
    const names = tableNames(program, aliases, exported);
    return readsOf(program, names).map(({ start, end }) => {
      const line = text.slice(0, start).split('\n').length;
      return `${file}:${line} ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`;
    });
  });
}

/** Twice, for names of names. */
function tableAliases(programs: readonly Program[]): TableAliases {
  const aliases = new Map<string, TableKind>();
  const visitor = new Visitor({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      const kind = tableKindOf(typeAnnotation, aliases);
      if (kind) aliases.set(id.name, kind);
    },
  });
  for (const program of [...programs, ...programs]) visitor.visit(program);
  return aliases;
}

/** Constants of the module itself: those within functions are no part of it. */
function moduleTables(program: Program, aliases: TableAliases) {
  return program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => {
      const annotation = id.type === 'Identifier' ? id.typeAnnotation : null;
      const isTable = annotation && tableKindOf(annotation.typeAnnotation, aliases) !== null;
      return isTable && id.type === 'Identifier' ? [{ name: id.name, isExported }] : [];
    });
  });
}

function exportedTables(program: Program, aliases: TableAliases): string[] {
  return moduleTables(program, aliases)
    .filter(({ isExported }) => isExported)
    .map(({ name }) => name);
}

function tableNames(
  program: Program,
  aliases: TableAliases,
  exported: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = new Set(moduleTables(program, aliases).map(({ name }) => name));
  new Visitor({
    ImportSpecifier({ imported, local }) {
      if (imported.type === 'Identifier' && exported.has(imported.name)) names.add(local.name);
    },
    Identifier(identifier) {
      const annotation = 'typeAnnotation' in identifier ? identifier.typeAnnotation : null;
      const kind = annotation ? tableKindOf(annotation.typeAnnotation, aliases) : null;
      if (kind === 'open') names.add(identifier.name);
    },
  }).visit(program);
  return names;
}

function readsOf(program: Program, names: ReadonlySet<string>): { start: number; end: number }[] {
  const reads: { start: number; end: number }[] = [];
  const written = new Set<number>();
  new Visitor({
    AssignmentExpression({ left, operator }) {
      if (operator === '=' && left.type === 'MemberExpression') written.add(left.start);
    },
    MemberExpression(node) {
      const isByKey = node.computed && node.property.type !== 'Literal';
      if (!isByKey || (written.has(node.start) && isPlain(node.object))) return;
      if (names.has(rootOf(node.object))) reads.push({ start: node.start, end: node.end });
    },
  }).visit(program);
  return reads;
}

function isPlain(expression: Expression): boolean {
  return expression.type === 'Identifier';
}

/** The variable that a chain of keys begins with: that of `TABLE[word]?.[other]` is `TABLE`. */
function rootOf(expression: Expression): string {
  let inner = expression;
  for (;;) {
    if (inner.type === 'Identifier') return inner.name;
    if (inner.type === 'ChainExpression' || inner.type === 'TSNonNullExpression')
      inner = inner.expression;
    else if (inner.type === 'MemberExpression' && inner.computed) inner = inner.object;
    else return '';
  }
}
