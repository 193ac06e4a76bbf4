import { expect, test } from 'vitest';
import { commandLine, curlLine } from './ingest-lines.ts';

test('the curl line names the route, the token and the file', () => {
  expect(curlLine('https://waybill.example', 'aws-s3', 'wbi_1')).toBe(
    [
      "curl -sS 'https://waybill.example/v1/ingest/aws-s3' \\",
      "  -H 'Authorization: Bearer wbi_1' \\",
      "  -H 'Content-Type: application/json' \\",
      '  --data-binary @activity.json',
    ].join('\n'),
  );
});

test('the local command needs only the source', () => {
  expect(commandLine('google-drive')).toBe(
    'npx waybill ingest --source google-drive activity.json',
  );
});
