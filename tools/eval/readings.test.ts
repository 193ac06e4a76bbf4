import { mappedEvent } from '@waybill/connectors';
import { expect, test } from 'vitest';
import { agrees, FIELDS } from './readings.ts';

test.each([
  ['time', '2026-03-04T09:30:15.250Z', Date.UTC(2026, 2, 4, 9, 30, 15, 250), true],
  ['time', '2026-03-04T09:30:15.250Z', Date.UTC(2026, 2, 4, 9, 30, 16), false],
  ['action', 'file-downloaded', 'FileDownloaded', true],
  ['action', 'file-downloaded', 'FileUploaded', false],
  ['actor_email', 'Ann@Example.com', 'ann@example.com', true],
  ['file_name', 'Plan.xlsx', 'plan.xlsx', false],
  ['file_size', '12', 12, true],
  ['email_to', ['b@x.y', 'A@x.y'], ['a@x.y', 'b@x.y'], true],
  ['email_to', ['a@x.y', 'b@x.y'], ['a@x.y'], false],
  ['rule', 'One', null, false],
])('agrees(%s, %j, %j) is %j', (field, expected, got, same) => {
  expect(agrees(field, expected, got)).toBe(same);
});

test('every field is read from an event without throwing, and most are absent in an empty one', () => {
  const event = mappedEvent({ source: 'Slack', stream: 's', vendorOperation: 'o', occurredAt: 1 });
  const present = Object.entries(FIELDS).filter(([, { read }]) => read(event) !== null);
  expect(present.map(([name]) => name)).toEqual(['time', 'action', 'outcome']);
});
