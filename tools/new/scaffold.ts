import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFilesBelow } from '../repository/repository-files.ts';
import { KINDS, type Kind, type KindName } from './kinds.ts';
import { fillIn } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** What a scaffold did, in files relative to the root. */
export interface Scaffolded {
  created: string[];
  /** Hand-written files that existed before. */
  edited: string[];
}

/**
 * Lays the template of a kind, if it has one, over the tree at `root` and makes its edits. Throws, before anything is written, when the id
 * does not fit the kind or one of the files is there already.
 */
export function scaffold(root: string, kindName: KindName, id: string): Scaffolded {
  const kind: Kind = KINDS[kindName];
  const placeholders = kind.placeholders(id, root);
  const folder = path.join(TEMPLATES, kindName);
  const templates = existsSync(folder) ? repositoryFilesBelow(folder) : [];
  const files = templates.map((file) => ({
    file: fillIn(file, placeholders),
    text: fillIn(readFileSync(path.join(folder, file), 'utf8'), placeholders),
  }));
  const taken = files.find(({ file }) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken.file} exists already`);
  const edits = (kind.edits?.(id) ?? []).map(({ file, apply }) => ({
    file,
    text: apply(readFileSync(path.join(root, file), 'utf8'), placeholders),
  }));
  for (const { file, text } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const { file, text } of edits) writeFileSync(path.join(root, file), text);
  return {
    created: files.map(({ file }) => file),
    edited: edits.map(({ file }) => file),
  };
}
