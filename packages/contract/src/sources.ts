import { INTEGRATION_NAMES, type IntegrationName } from './enums.ts';
import type { Source } from './source.ts';
import { DECLARED_SOURCES } from './sources.gen.ts';

/** Every registered source: those of the specification in order, then the others by name. */
export const SOURCES: readonly Source[] = DECLARED_SOURCES.toSorted(
  (a, b) => rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1),
);
export const SOURCE_NAMES: readonly IntegrationName[] = SOURCES.map(({ name }) => name);
export const SOURCE_IDS: readonly string[] = SOURCES.map(({ sourceId }) => sourceId);

const BY_NAME = new Map(SOURCES.map((source) => [source.name, source]));
const BY_ID = new Map(SOURCES.map((source) => [source.sourceId, source]));

/** The registered source of a name; undefined for one that was removed since the name was stored. */
export function sourceNamed(name: IntegrationName): Source | undefined {
  return BY_NAME.get(name);
}

/** Id of a source as it is in addresses: `Google Drive` is `google-drive`. */
export function sourceIdOf(name: IntegrationName): string {
  return BY_NAME.get(name)?.sourceId ?? name.toLowerCase().replaceAll(' ', '-');
}

/** Name of a registered source by its id; undefined when no source has that id. */
export function integrationNameOf(sourceId: string): IntegrationName | undefined {
  return BY_ID.get(sourceId)?.name;
}

/** Name to show for a stored id, also of a source that is no longer registered: `zoom-rooms` is `Zoom Rooms`. */
export function shownSourceName(sourceId: string): IntegrationName {
  const words = sourceId.split('-').filter((word) => word !== '');
  const written = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return integrationNameOf(sourceId) ?? written;
}

function rankOf({ name }: Source): number {
  const rank = INTEGRATION_NAMES.findIndex((specified) => specified === name);
  return rank === -1 ? INTEGRATION_NAMES.length : rank;
}
