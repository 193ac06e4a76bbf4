import { expect, test } from 'vitest';
import { filledRecord } from './filled-record.ts';

test('fields are laid open, and placeholders that were not filled are gone', () => {
  const body = {
    alert_id: 'A1',
    service: '$SERVICE',
    price: '$5 only',
    fields: [
      { key: 'team', value: 'acme' },
      { key: 'metricKey', value: '$METRIC_KEY' },
      { value: 'nameless' },
    ],
  };
  expect(filledRecord(body)).toEqual({ team: 'acme', alert_id: 'A1', price: '$5 only' });
});

test('members outside of the list win, and a list of another kind is nothing', () => {
  expect(filledRecord({ team: 'b', fields: [{ key: 'team', value: 'a' }] })).toEqual({ team: 'b' });
  expect(filledRecord({ alert_id: 'A1', fields: 'x' })).toEqual({ alert_id: 'A1' });
});
