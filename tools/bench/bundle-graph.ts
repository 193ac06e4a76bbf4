import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The JavaScript files of a built console with their imports. */
export interface BundleGraph {
  /** File names that the page itself names. */
  entries: string[];
  /** Bytes of a file as gzip sends it. */
  bytes(file: string): number;
  /** These files and all their imports; with `isDynamic` also dynamic ones. */
  closure(files: readonly string[], isDynamic?: boolean): Set<string>;
  /** The file that holds a module, by the module's name without ending, e.g. `DetectionsPage`. */
  fileOf(module: string): string | undefined;
  /** Names of all modules that a file is named after. */
  modules: string[];
}

/** A chunk's name is its module's name, a dash and eight characters of digest. */
const DIGEST = /-[\w-]{8}\.js$/;
const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
/** Apart from the console itself: an operator's own flow, and the replay of a recorded session. */
const APART = /^(FlowSignIn|descope-wc|debugger-wc|.*[Rr]eplay)/;

interface Chunk {
  bytes: number;
  imports: string[];
  fetches: string[];
}

/**
 * Reads a build. Files of earlier releases, which stay for open pages, are not reached from its page.
 * @param folder that holds index.html
 */
export async function readBundle(folder: string): Promise<BundleGraph> {
  const assets = path.join(folder, 'assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const chunks = new Map(
    await Promise.all(
      files.map(
        async (file) => [file, readChunk(await readFile(path.join(assets, file)))] as const,
      ),
    ),
  );
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const entries = [...page.matchAll(/<script [^>]*src="\/assets\/([^"]+)"/g)].map(firstGroup);
  const closure = (from: readonly string[], isDynamic = false): Set<string> => {
    const found = new Set<string>();
    const walk = (file: string): void => {
      const chunk = chunks.get(file);
      if (chunk === undefined || found.has(file) || (isDynamic && APART.test(file))) return;
      found.add(file);
      for (const next of chunk.imports) walk(next);
      if (isDynamic) for (const next of chunk.fetches) walk(next);
    };
    for (const file of from) walk(file);
    return found;
  };
  const current = [...closure(entries, true)];
  const moduleOf = (file: string): string => file.replace(DIGEST, '');
  return {
    entries,
    closure,
    bytes: (file) => chunks.get(file)?.bytes ?? 0,
    fileOf: (module) => current.find((file) => moduleOf(file) === module),
    modules: current.map(moduleOf),
  };
}

function readChunk(content: Buffer): Chunk {
  const text = content.toString();
  return {
    bytes: gzipSync(content).length,
    imports: [...text.matchAll(STATIC)].map(firstGroup),
    fetches: [...text.matchAll(DYNAMIC)].map(firstGroup),
  };
}

function firstGroup(match: RegExpMatchArray): string {
  return match[1] ?? '';
}

/** Bytes of all these files together. */
export function bytesOf(graph: BundleGraph, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + graph.bytes(file), 0);
}
