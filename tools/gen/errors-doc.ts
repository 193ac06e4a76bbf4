import { ERRORS } from '@waybill/contract';
import type { GeneratedFile } from './write-if-changed.ts';

/** docs/errors.md: every error a caller can meet, from the contract's catalogue. */
export function errorsDoc(): GeneratedFile {
  const rows = Object.entries(ERRORS).map(
    ([code, error]) => `| \`${code}\` | ${error.status} | ${error.title} | ${error.action} |`,
  );
  const lines = [
    '# Errors',
    '',
    'Written by `npm run gen` from `packages/contract/src/errors.ts`.',
    '',
    'Every failed call answers with `application/problem+json` (RFC 9457): `type`, `title`, `status`,',
    '`detail`, and Waybill’s own members `code` (stable, below), `requestId` (name it when you report',
    'a fault) and `errors[]` (path and message of each field at fault).',
    '',
    '| Code | Status | What happened | What to do |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ];
  return { file: 'docs/errors.md', text: lines.join('\n') };
}
