import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_KINDS } from '@waybill/contract/integration-values';
import { z } from 'zod';

const CONNECTORS = 'packages/connectors/src';
const ICONS = 'node_modules/lucide-react/dist/esm/icons';
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** One source as the manifest of its connector declares it. */
const SourceEntry = z.strictObject({
  /** In addresses: `POST /v1/ingest/<id>`. */
  id: z
    .string()
    .max(64)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is not kebab-case'),
  /** As it is stored and shown. */
  name: z
    .string()
    .max(64)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} .&+-]*$/u, 'is not a name'),
  kind: z.enum(SOURCE_KINDS),
  /** Glyph of https://lucide.dev/icons, by its name there. */
  icon: z.string(),
  /** Whose acts it records: those in a service, or those on a device, which have a clock and paths of their own. */
  watches: z.enum(['service', 'device']).default('service'),
  /** Hosts of its service; each represents its subdomains. Those of destinations have a table. */
  domains: z.array(z.string().regex(HOST, 'is not a host name in lower case')).default([]),
  /** Programs that send to its service: names without ending, lower case. */
  programs: z.array(z.string().regex(/^[^A-Z]+$/, 'is not lower case')).default([]),
});

/** Where the credentials are made at the vendor. */
const Setup = z.strictObject({
  /** Menus of the vendor's console, as it names them. */
  path: z.array(z.string().max(80)).min(1).max(6),
  /** Page of the vendor's console, where it is the same for every customer. */
  address: z.url({ protocol: /^https$/ }).optional(),
  /** Makes what the customer brings along: a key pair, or a secret for deliveries. Runs in a POSIX shell. */
  command: z.string().max(300).optional(),
});

const Manifest = z.strictObject({
  /** Page for the connect screen, in the same folder. */
  guide: z.string().regex(/^[\w-]+\.md$/, 'is not a page of the folder'),
  /** Left out where nothing is made at the vendor. */
  setup: Setup.optional(),
  sources: z.array(SourceEntry).min(1),
});

/** A source with the folder of the connector that reads it. */
export type DeclaredSource = z.output<typeof SourceEntry> & { connector: string };

/**
 * Every source of the manifests below `root`, by folder. Throws with the file and the fault when a manifest
 * is not valid, names a page or a glyph that does not exist, or declares what another one has.
 */
export function readSources(root: string): DeclaredSource[] {
  const folders = readdirSync(path.join(root, CONNECTORS)).toSorted();
  const sources = folders.flatMap((folder) => {
    const file = path.join(root, CONNECTORS, folder, 'manifest.json');
    return existsSync(file) ? sourcesOf(root, folder) : [];
  });
  refuseTwice(sources, 'id', ({ id }) => [id]);
  refuseTwice(sources, 'name', ({ name }) => [name]);
  refuseTwice(sources, 'domain', ({ domains }) => domains);
  refuseTwice(sources, 'program', ({ programs }) => programs);
  return sources;
}

function sourcesOf(root: string, connector: string): DeclaredSource[] {
  const file = `${CONNECTORS}/${connector}/manifest.json`;
  const parsed = Manifest.safeParse(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${file} is not valid:\n${faults.join('\n')}`);
  }
  const { guide, sources } = parsed.data;
  if (!existsSync(path.join(root, CONNECTORS, connector, guide))) {
    throw new Error(`${file}: the guide ${guide} does not exist`);
  }
  for (const { icon } of sources) {
    if (/^[a-z0-9-]+$/.test(icon) && existsSync(path.join(root, ICONS, `${icon}.mjs`))) continue;
    throw new Error(`${file}: "${icon}" is no glyph; choose one of https://lucide.dev/icons`);
  }
  return sources.map((source) => ({ ...source, connector }));
}

function refuseTwice(
  sources: readonly DeclaredSource[],
  what: string,
  valuesOf: (source: DeclaredSource) => readonly string[],
): void {
  const owners = new Map<string, string>();
  for (const source of sources) {
    for (const value of valuesOf(source)) {
      const owner = owners.get(value);
      if (owner !== undefined) {
        throw new Error(`The ${what} "${value}" is declared by ${owner} and ${source.connector}`);
      }
      owners.set(value, source.connector);
    }
  }
}
