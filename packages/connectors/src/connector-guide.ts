import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a person needs to know of a connector: its README, Markdown; empty where there is none. */
export async function connectorGuide(connectorId: string): Promise<string> {
  const file = path.join(import.meta.dirname, path.basename(connectorId), 'README.md');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
