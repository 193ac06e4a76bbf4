import type { SourceModule } from './source-modules.ts';
import { isTestCode } from '../repository/test-files.ts';

const DOMAINS = 'apps/server/src/features';
const READ_MODEL = /-read-model\.ts$/;
/** An export with its doc comment. */
const DOCUMENTED =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/g;

/**
 * Imports from one domain of the server into another that are neither from a read model nor published, as
 * sentences. `read` gives the text of a file.
 */
export function domainFaults(
  modules: readonly SourceModule[],
  read: (file: string) => string,
): string[] {
  return modules
    .filter(({ file }) => domainOf(file) !== null && !isTestCode(file))
    .flatMap(({ file, imports }) =>
      imports.flatMap(({ target, names }) => {
        if (target.kind !== 'file' || READ_MODEL.test(target.file)) return [];
        const other = domainOf(target.file);
        if (other === null || other === domainOf(file)) return [];
        const published = publishedNames(read(target.file));
        return names
          .filter((name) => !published.has(name))
          .map((name) => `${file} may not import ${name} of ${target.file}: it is not @published`);
      }),
    );
}

/** Names that a module publishes to other domains: those whose doc comment says `@published`. */
function publishedNames(source: string): ReadonlySet<string> {
  return new Set(
    [...source.matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) =>
      /@published\b/.test(comment) ? [name] : [],
    ),
  );
}

/** `a` of `features/a/…`; null outside. */
function domainOf(file: string): string | null {
  if (!file.startsWith(`${DOMAINS}/`)) return null;
  const [domain, ...rest] = file.slice(DOMAINS.length + 1).split('/');
  return rest.length === 0 ? null : (domain ?? null);
}
