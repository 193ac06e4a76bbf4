import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from './repository-files.ts';
import { ROOT } from './root.ts';

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'repository-files-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

test('leaves out what .gitignore names, at any depth, and keeps hidden files', () => {
  const root = folderWith({
    '.gitignore': '# built\ndist/\n*.gen.ts\n\n.env\n',
    '.hidden/run': '',
    '.env': '',
    'a/dist/b.js': '',
    'a/list.gen.ts': '',
    'a/list.ts': '',
    'a/node_modules/x/index.js': '',
    '.git/HEAD': '',
  });
  expect(repositoryFiles(root)).toEqual(['.gitignore', '.hidden/run', 'a/list.ts']);
  rmSync(root, { recursive: true });
});

test('refuses patterns that it would misread', () => {
  const root = folderWith({ '.gitignore': '!kept.ts\n' });
  expect(() => repositoryFiles(root)).toThrow('!kept.ts');
  rmSync(root, { recursive: true });
});

test.runIf(existsSync(path.join(ROOT, '.git')))('agrees with git on this repository', () => {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  // Deleted files stay in the index until they are committed.
  const present = listed.filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
  expect(new Set(repositoryFiles(ROOT))).toEqual(new Set(present));
});
