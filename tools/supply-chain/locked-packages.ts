import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** A package of someone else, as a lock file names it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression; empty when the package does not name a licence. */
  licence: string;
  /** Null if the lock file does not bind its contents. */
  integrity: string | null;
  /** Needed for development only. */
  isDevelopment: boolean;
  /** Where it is installed, relative to the folder of the lock file. */
  folder: string;
}

/** Lock files of the repository: the workspace, and the Node that machines with an older one get. */
export const LOCK_FILES = ['package-lock.json', 'tools/runtime/package-lock.json'];

/** Every package of others that a lock file names. */
export function lockedPackages(root: string, lockFile: string): LockedPackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(path.join(root, lockFile), 'utf8')));
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const [name] = folder.split('node_modules/').slice(-1);
    if (entry.link || !folder.includes('node_modules/') || name === undefined) return [];
    return [
      {
        name,
        version: entry.version ?? '',
        licence: entry.license ?? '',
        integrity: entry.integrity ?? null,
        isDevelopment: entry.dev ?? false,
        folder,
      },
    ];
  });
}
