import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INTEGRATION_NAMES, SOURCE_NAMES } from '@waybill/contract';
import { NAMED_FIELDS, type FieldDefinition } from '@waybill/engine';
import { ROOT } from '../repository/root.ts';
import type { GeneratedFile } from './write-if-changed.ts';

const HELP = 'apps/console/src/components/policy/field-help.text.ts';
const ENTRY = /^ {2}(?:'([^']+)'|([\w$]+)):\s*'((?:[^'\\]|\\.)*)'/gm;

/** docs/policy-fields.md: every field that a condition may test. */
export function policyFieldsDoc(): GeneratedFile {
  const help = helpTexts();
  const lines = [
    '# Policy fields',
    '',
    'Written by `npm run gen` from `packages/engine/src/policy`. The texts are those of the console. How conditions',
    'are written: [the policy language](guides/policy-language.md). How to add a field:',
    '[add a policy field](guides/add-a-policy-field.md).',
    '',
    '| Field | Name | Type | Meaning | Values |',
    '| --- | --- | --- | --- | --- |',
    ...NAMED_FIELDS.map((field) => row(field, help)),
    '',
  ];
  return { file: 'docs/policy-fields.md', text: lines.join('\n') };
}

function row({ name, label, type, values }: FieldDefinition, help: ReadonlyMap<string, string>) {
  // A new source changes no committed page: only those of the specification are listed.
  const isSource = values === SOURCE_NAMES;
  const listed = isSource ? INTEGRATION_NAMES : (values ?? []);
  const list =
    listed.map((value) => `\`${value}\``).join(', ') +
    (isSource ? ', … (every registered source)' : '');
  return `| \`${name}\` | ${label} | ${type} | ${help.get(name) ?? ''} | ${list} |`;
}

function helpTexts(): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(ROOT, HELP), 'utf8');
  return new Map(
    [...text.matchAll(ENTRY)].map((match) => [match[1] ?? match[2] ?? '', match[3] ?? '']),
  );
}
