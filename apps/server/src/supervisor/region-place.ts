import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REGIONS, type Region } from '@waybill/contract/enums';

/** Where a region keeps what it stores. */
export interface RegionPlace {
  dataFolder: string;
  /** Of the names of its databases on an operator's server. */
  databaseSuffix: string;
}

const homeFile = (dataFolder: string): string => path.join(dataFolder, 'region');

/** The region that is in the data folder itself, being the first that was started on it; else null. */
export async function homeRegion(dataFolder: string): Promise<Region | null> {
  const text = await readFile(homeFile(dataFolder), 'utf8').catch(() => '');
  return REGIONS.find((region) => region === text.trim()) ?? null;
}

/** As `homeRegion`; a folder that has none yet becomes this one's. */
export async function settleHomeRegion(dataFolder: string, first: Region): Promise<Region> {
  const known = await homeRegion(dataFolder);
  if (known) return known;
  await mkdir(dataFolder, { recursive: true, mode: 0o755 });
  await writeFile(homeFile(dataFolder), `${first}\n`);
  return first;
}

/**
 * Everything of a region is in its own folder, with a database server and its own master key: that of
 * the home region is the data folder itself, so that a single region needs no other.
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
