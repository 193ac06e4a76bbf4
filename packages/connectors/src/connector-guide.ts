import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a person needs to know of a connector: the guide of its manifest, Markdown; empty without a manifest. */
export async function connectorGuide(connectorId: string): Promise<string> {
  const folder = path.join(import.meta.dirname, path.basename(connectorId));
  try {
    const manifest: { guide: string } = JSON.parse(
      await readFile(path.join(folder, 'manifest.json'), 'utf8'),
    );
    return await readFile(path.join(folder, path.basename(manifest.guide)), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
