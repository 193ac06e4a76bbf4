import { readSources, type DeclaredSource } from './source-manifests.ts';
import type { GeneratedFile } from './write-if-changed.ts';

const HEAD =
  '// Written by `npm run gen` from the manifests of the connectors. Not committed, not edited.';

/**
 * What the manifests of the connectors say, where it is needed: the names for everyone, in the contract, and
 * the glyphs for the console, in the design system.
 *
 * @param root folder of the workspace
 */
export function sourceRegistries(root: string): GeneratedFile[] {
  const sources = readSources(root);
  return [
    { file: 'packages/contract/src/sources.gen.ts', text: sourcesText(sources) },
    { file: 'packages/ui/src/place/source-looks.gen.ts', text: looksText(sources) },
  ];
}

function sourcesText(sources: readonly DeclaredSource[]): string {
  const rows = sources.map(
    ({ id, name, kind, connector, watches, domains, programs }) =>
      `  ${JSON.stringify({ sourceId: id, name, kind, connector, watches, domains, programs })},`,
  );
  return [
    HEAD,
    "import type { Source } from './source.ts';",
    '',
    'export const DECLARED_SOURCES: readonly Source[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

function looksText(sources: readonly DeclaredSource[]): string {
  const glyphs = [...new Set(sources.map(({ icon }) => componentOf(icon)))].toSorted();
  const rows = sources.map(
    ({ name, kind, icon }) =>
      `  [${JSON.stringify(name)}, { kind: '${kind}', Icon: ${componentOf(icon)} }],`,
  );
  return [
    HEAD,
    `import { ${glyphs.join(', ')} } from 'lucide-react';`,
    "import type { PlaceLook } from './place-look.ts';",
    '',
    'export const SOURCE_LOOKS: readonly (readonly [string, PlaceLook])[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

/** Component of a glyph: `building-2` is `Building2`. */
function componentOf(icon: string): string {
  return icon.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}
