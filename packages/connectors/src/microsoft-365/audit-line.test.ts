import { expect, test } from 'vitest';
import { parseAuditLine } from './audit-line.ts';

test('parseAuditLine mends bare quotes in a command line', () => {
  const line =
    '{"Operation":"New-ComplianceSearch","Parameters": "-Name "a b" -Query "(c:c)"","Id":"1"}';
  expect(parseAuditLine(line)).toEqual({
    Operation: 'New-ComplianceSearch',
    Parameters: '-Name "a b" -Query "(c:c)"',
    Id: '1',
  });
});

test('parseAuditLine mends a command line at the end of the record', () => {
  expect(parseAuditLine('{"Id":"1","Parameters":"-Name "x""}')).toEqual({
    Id: '1',
    Parameters: '-Name "x"',
  });
});

test('parseAuditLine mends bare backslashes and keeps escaped ones', () => {
  const bare = String.raw`{"UserId":"NT AUTHORITY\SYSTEM","Path":"a\\b","Text":"x\ny"}`;
  expect(parseAuditLine(bare)).toEqual({
    UserId: 'NT AUTHORITY\\SYSTEM',
    Path: 'a\\b',
    Text: 'x\ny',
  });
});

test('parseAuditLine gives up on what is no object', () => {
  for (const line of ['{', '[1]', 'text', '{"Parameters":"-a "b']) {
    expect(parseAuditLine(line)).toBeNull();
  }
});
