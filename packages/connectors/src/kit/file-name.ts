import { text } from './text.ts';

/** Last step of a path with `/` or `\` between the steps; null for an empty one. */
export function basename(path: unknown): string | null {
  const steps = text(path)
    ?.split(/[\\/]/)
    .filter((step) => step !== '');
  return steps?.at(-1) ?? null;
}

/** The path without its last step, as written; null when there is only one step. */
export function directoryOf(path: unknown): string | null {
  const written = text(path)?.replace(/(?<=.)[\\/]+$/, '');
  if (written === undefined) return null;
  const cut = Math.max(written.lastIndexOf('/'), written.lastIndexOf('\\'));
  if (cut < 0) return null;
  // The root itself keeps its slash: the directory of `/a` is `/`.
  return written.slice(0, cut) || written.slice(0, 1);
}

/**
 * Extension of a file name or path, lower case, without the dot. Null for none, for dot files, and for
 * endings that are not extensions (`v1.2 final`, longer than 16 characters).
 */
export function extensionOf(name: unknown): string | null {
  const file = basename(name);
  const match = file === null ? null : /[^.]\.([A-Za-z0-9_-]{1,16})$/.exec(file);
  return match?.[1]?.toLowerCase() ?? null;
}
