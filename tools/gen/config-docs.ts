import { CONFIG_DOC } from '../../apps/server/src/platform/config.ts';
import type { GeneratedFile } from './write-if-changed.ts';

type ConfigEntry = (typeof CONFIG_DOC)[number];

/** docs/config.md and .env.example from the server's configuration schema. */
export function configDocs(): GeneratedFile[] {
  return [
    { file: 'docs/config.md', text: configPage(CONFIG_DOC) },
    { file: '.env.example', text: environmentExample(CONFIG_DOC) },
  ];
}

function configPage(entries: readonly ConfigEntry[]): string {
  const rows = entries.map(({ name, description, default: preset, isSecret }) => {
    const shown = preset ? `\`${preset}\`` : '–';
    return `| \`${name}\` | ${shown} | ${description}${isSecret ? ' (secret)' : ''} |`;
  });
  return [
    '# Configuration',
    '',
    'Written by `npm run gen` from `apps/server/src/platform/config.ts`.',
    '',
    'Everything is an environment variable and everything has a default that works on one machine.',
    'A secret can be given as a file: `NAME_FILE` holds the path and wins over `NAME`.',
    '',
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

function environmentExample(entries: readonly ConfigEntry[]): string {
  const blocks = entries.map(
    ({ name, description, default: preset }) => `# ${description}\n# ${name}=${preset}\n`,
  );
  return ['# Every line is optional; docs/config.md explains them.\n', ...blocks].join('\n');
}
