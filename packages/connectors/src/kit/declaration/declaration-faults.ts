import type { Declaration } from './declaration.ts';
import { TEMPLATE_FUNCTIONS } from './template.ts';

/** Template names in addition to the connection's own fields. */
const RUN_NAMES: ReadonlySet<string> = new Set([
  'cursor',
  'until',
  'now',
  'partition',
  'item',
  'items',
  'offset',
  'page',
  'token',
  'page_size',
  // In what a webhook's signature covers.
  'body',
  'timestamp',
  'url',
]);
/** Names that only the requests of remediations know. */
const REMEDIATION_NAMES = ['target', 'located', 'holder'];
const FUNCTIONS: ReadonlySet<string> = new Set(TEMPLATE_FUNCTIONS);
/** GraphQL documents are full of braces that are no templates. */
const UNTEMPLATED_KEYS: ReadonlySet<string> = new Set(['graphql.query', 'sql.query']);

/** Rules that the schema cannot express: names in templates, unique ids, compatible options. */
export function declarationFaults(declaration: Declaration): string[] {
  return [
    ...templateFaults(declaration),
    ...duplicates(
      declaration.streams.map((stream) => stream.id),
      'stream',
    ),
    ...duplicates(
      declaration.credentials.map((credential) => credential.id),
      'credential',
    ),
    ...declaration.streams.flatMap((stream) => streamFaults(stream, declaration)),
    ...remediationFaults(declaration),
  ];
}

function streamFaults(stream: Declaration['streams'][number], declaration: Declaration): string[] {
  const faults: string[] = [];
  if (stream.transport !== 'http') return faults;
  if (!stream.base && !declaration.base) faults.push(`${stream.id}: no base address`);
  const { cursor } = stream;
  if (cursor.type === 'time' && cursor.commit === 'page' && cursor.order !== 'asc') {
    faults.push(`${stream.id}: only ascending lists may commit page by page`);
  }
  return faults;
}

/** One action of an id for each source, with an address to send it to. */
function remediationFaults(declaration: Declaration): string[] {
  const { remediations } = declaration;
  return [
    ...duplicates(
      remediations.flatMap(({ id, sources }) => sources.map((source) => `${id} of ${source}`)),
      'remediation',
    ),
    ...remediations
      .filter(({ base }) => !base && !declaration.base)
      .map(({ id }) => `${id}: no base address`),
  ];
}

function duplicates(ids: readonly string[], what: string): string[] {
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${what} ${id} is declared twice`);
}

function templateFaults(declaration: Declaration): string[] {
  const { auth, base, streams, remediations } = declaration;
  const known = [...RUN_NAMES, ...declaration.credentials.map((field) => field.id)];
  return [
    ...unknownPlaces({ auth, base, streams }, new Set(known)),
    ...remediations.flatMap(({ needs: _needs, ...templates }) =>
      unknownPlaces(templates, new Set([...known, ...REMEDIATION_NAMES])),
    ),
  ];
}

function unknownPlaces(value: object, known: ReadonlySet<string>): string[] {
  return textsOf(value, []).flatMap(({ at, text }) =>
    [
      ...text
        .replaceAll('{{', '')
        .matchAll(/\{([a-z_][a-z0-9_]*)(?:\.[^}|]*)?(?:\|([a-z0-9_]+))?\}/g),
    ].flatMap(([, name = '', via]) => [
      ...(known.has(name) ? [] : [`${at}: nothing is called {${name}}`]),
      ...(via === undefined || FUNCTIONS.has(via) ? [] : [`${at}: no function ${via}`]),
    ]),
  );
}

function textsOf(value: unknown, path: readonly string[]): { at: string; text: string }[] {
  const tail = path.slice(-2).join('.');
  if (UNTEMPLATED_KEYS.has(tail)) return [];
  if (typeof value === 'string') return [{ at: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...path, key]));
}
