import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where to create the credentials at the vendor, from a connector's manifest. */
export interface ConnectorSetup {
  /** Menus of the vendor's console. */
  path: readonly string[];
  /** Page of the vendor's console. */
  address?: string;
  /** A shell command that generates a key pair, or a secret for deliveries. */
  command?: string;
}

interface Manifest {
  guide: string;
  setup?: ConnectorSetup;
}

/** A connector's guide from its manifest, Markdown; empty without a manifest. */
export async function connectorGuide(connectorId: string): Promise<string> {
  const manifest = await manifestOf(connectorId);
  if (!manifest) return '';
  return readFile(path.join(folderOf(connectorId), path.basename(manifest.guide)), 'utf8');
}

/** Null if nothing is created at the vendor. */
export async function connectorSetup(connectorId: string): Promise<ConnectorSetup | null> {
  return (await manifestOf(connectorId))?.setup ?? null;
}

async function manifestOf(connectorId: string): Promise<Manifest | null> {
  try {
    const file = path.join(folderOf(connectorId), 'manifest.json');
    const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
    return manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function folderOf(connectorId: string): string {
  return path.join(import.meta.dirname, path.basename(connectorId));
}
