/** One row of the first table of docs/architecture/imports.md. */
export interface ImportRule {
  folder: string;
  /** Folders of the workspace packages it may import. */
  workspace: 'all' | string[];
  /** Names of outside packages, or whatever its package.json declares. */
  outside: 'declared' | string[];
  hasNode: boolean;
}

/** Reads the table; throws when it is missing or has a row it cannot read. */
export function importTable(markdown: string): ImportRule[] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => /^\| Folder +\| Workspace packages/.test(line));
  if (start === -1) throw new Error('The table of folders is missing');
  const body = lines.slice(start + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end === -1 ? undefined : end).map(readRow);
}

function readRow(line: string): ImportRule {
  const cells = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());
  const [folder, workspace, outside, node] = cells;
  if (!folder || !workspace || !outside || (node !== 'yes' && node !== 'no')) {
    throw new Error(`Not a row of four cells: ${line}`);
  }
  return {
    folder,
    workspace: workspace === 'all' ? 'all' : names(workspace).map((name) => `packages/${name}`),
    outside: outside === 'declared' ? 'declared' : names(outside),
    hasNode: node === 'yes',
  };
}

function names(cell: string): string[] {
  return cell === '–' ? [] : cell.split(',').map((name) => name.trim());
}
