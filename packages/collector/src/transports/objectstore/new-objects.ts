import { CollectFailure } from '../../collect-failure.ts';
import type { PartitionPosition } from '../../stream-position.ts';
import { keyBefore } from './dated-key.ts';
import type { LogFolder } from './log-folders.ts';
import type { S3Client, StoredObject } from './s3-client.ts';

/** Look-back of the first run: older logs are rarely wanted. */
const INITIAL_MS = 7 * 86_400_000;
/** An object may become visible a little after its own time. */
const OVERLAP_MS = 120_000;
const MOST_OBJECTS = 200_000;

/**
 * Unread objects of a folder, in reading and commit order. If keys contain days, everything from the
 * day before the last read one is listed and distinguished by write time, since a day's objects do not
 * arrive in key order. Otherwise everything after the last key.
 */
export async function newObjects(
  client: S3Client,
  folder: LogFolder,
  known: PartitionPosition | undefined,
  now: number,
): Promise<StoredObject[]> {
  const from = known?.time === undefined ? now - INITIAL_MS : known.time - OVERLAP_MS;
  const sample = known?.marker ?? (await firstKey(client, folder));
  const dated = sample === null ? null : keyBefore(sample, from);
  const objects = (await listed(client, folder, dated ?? known?.marker)).filter(isWanted);
  const isRecent = ({ changedAt }: StoredObject): boolean => changedAt >= from;
  if (dated === null) return known === undefined ? objects.filter(isRecent) : objects;
  return objects
    .filter((object) => isRecent(object) && object.key !== known?.marker)
    .toSorted((a, b) => a.changedAt - b.changedAt);
}

async function firstKey(client: S3Client, folder: LogFolder): Promise<string | null> {
  const { objects } = await client.list({ prefix: folder.prefix, most: 50 });
  return objects.find((object) => isWanted(object) && isIn(folder, object))?.key ?? null;
}

async function listed(
  client: S3Client,
  folder: LogFolder,
  startAfter: string | undefined,
): Promise<StoredObject[]> {
  const found: StoredObject[] = [];
  let token: string | null = null;
  do {
    const page = await client.list({
      prefix: folder.prefix,
      ...(startAfter !== undefined && { startAfter }),
      ...(token !== null && { token }),
    });
    found.push(...page.objects.filter((object) => isIn(folder, object)));
    if (found.length > MOST_OBJECTS) {
      throw new CollectFailure('page_limit', 'A folder of the bucket has too many new objects.');
    }
    token = page.token;
  } while (token !== null);
  return found;
}

function isIn({ without }: LogFolder, { key }: StoredObject): boolean {
  return !without.some((prefix) => key.startsWith(prefix));
}

/** Console-created folders and empty objects have no content. */
function isWanted({ key, sizeBytes }: StoredObject): boolean {
  return sizeBytes > 0 && !key.endsWith('/');
}
