import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGIONS, type Region } from '@waybill/contract/enums';

/** Storage location of a region. */
export interface RegionPlace {
  dataFolder: string;
  /** Part of its database names on an operator's server. */
  databaseSuffix: string;
}

const homeFile = (dataFolder: string): string => path.join(dataFolder, 'region');

/** The region stored in the data folder itself, the first one started on it; else null. */
export async function homeRegion(dataFolder: string): Promise<Region | null> {
  const text = await readFile(homeFile(dataFolder), 'utf8').catch(() => '');
  return REGIONS.find((region) => region === text.trim()) ?? null;
}

/** Like `homeRegion`; a folder without one becomes this region's. */
export async function settleHomeRegion(dataFolder: string, first: Region): Promise<Region> {
  const known = await homeRegion(dataFolder);
  if (known) return known;
  await mkdir(dataFolder, { recursive: true, mode: 0o755 });
  await writeFile(homeFile(dataFolder), `${first}\n`);
  return first;
}

/**
 * A region has its own folder, with a database server and its own master key: the home region uses the
 * data folder itself, so that a single region needs no other.
 */
export function regionPlace(
  { dataFolder, home }: { dataFolder: string; home: Region },
  region: Region,
): RegionPlace {
  if (region === home) return { dataFolder, databaseSuffix: '' };
  return {
    dataFolder: path.join(dataFolder, 'regions', region),
    databaseSuffix: `_${region.replaceAll('-', '_')}`,
  };
}
