import { CollectFailure } from '../../collect-failure.ts';
import { isDated } from './dated-key.ts';
import type { S3Client } from './s3-client.ts';

/** A folder in which keys grow with time. */
export interface LogFolder {
  prefix: string;
  /** Folders below it with their own logs. */
  without: readonly string[];
}

/** Accounts times regions of a large organisation; more means it is not a log folder. */
const MOST_FOLDERS = 2000;

/**
 * The folders below a prefix whose keys grow with time: those with objects or folders named by date.
 * Logs of several accounts or regions are side by side, so the last key read applies to only one of
 * them.
 */
export async function logFolders(client: S3Client, prefix: string): Promise<LogFolder[]> {
  const found: LogFolder[] = [];
  const open = [prefix];
  let seen = 0;
  for (let folder = open.shift(); folder !== undefined; folder = open.shift()) {
    seen += 1;
    if (seen > MOST_FOLDERS) {
      throw new CollectFailure('page_limit', 'The bucket has too many folders of logs.');
    }
    const inner = await contentOf(client, folder);
    const without = inner.folders.filter((name) => !isDated(name));
    open.push(...without);
    if (inner.hasObjects || inner.folders.length > without.length) {
      found.push({ prefix: folder, without });
    }
  }
  return found;
}

async function contentOf(
  client: S3Client,
  prefix: string,
): Promise<{ folders: string[]; hasObjects: boolean }> {
  const folders: string[] = [];
  let hasObjects = false;
  let token: string | null = null;
  for (;;) {
    const page = await client.list({ prefix, delimiter: '/', ...(token !== null && { token }) });
    folders.push(...page.folders);
    // Consoles create a folder by writing an empty object with its name.
    hasObjects ||= page.objects.some(({ key }) => !key.endsWith('/'));
    token = page.token;
    // A page of objects alone: a flat log, whose list is long and read elsewhere.
    if (token === null || page.folders.length === 0) return { folders, hasObjects };
  }
}
