import { DESTINATIONS } from '@waybill/contract';
import type { GeneratedFile } from './write-if-changed.ts';

/** docs/destinations.md: what each destination name means and by what it is recognised. */
export function destinationsDoc(): GeneratedFile {
  const rows = DESTINATIONS.map(
    ({ name, definition, hosts, processes }) =>
      `| ${name} | ${definition} | ${listOf(hosts)} | ${listOf(processes)} |`,
  );
  const lines = [
    '# Destinations',
    '',
    'Written by `npm run gen` from `packages/contract/src/destinations.data.ts`.',
    '',
    'Where a movement ended. Determined in this order: the place in the vendor’s record, the host',
    'that data went to (a host includes its subdomains), the path that it was written to, the program',
    'that sent it, who can reach the object now, and who was given access.',
    '',
    '| Destination | Meaning | Hosts | Programs |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  return { file: 'docs/destinations.md', text: lines.join('\n') };
}

function listOf(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ') || '–';
}
