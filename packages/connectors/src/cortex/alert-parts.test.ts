import { expect, test } from 'vitest';
import { alertParts, repliedRecords } from './alert-parts.ts';

test('one record for each event of an alert', () => {
  const alert = { external_id: 'x', events: [{ event_type: 'VPN' }, { event_type: 'RPC Call' }] };
  expect(alertParts(alert)).toEqual([
    { alert, event: { event_type: 'VPN' } },
    { alert, event: { event_type: 'RPC Call' } },
  ]);
});

test('an alert without events, with one event, and with the event laid into it', () => {
  const bare = { external_id: 'x', events: [] };
  expect(alertParts(bare)).toEqual([{ alert: bare }]);
  const split = { external_id: 'x', events: { event_type: 'VPN' } };
  expect(alertParts(split)).toEqual([{ alert: split, event: { event_type: 'VPN' } }]);
  const flat = { external_id: 'x', actor_process_image_name: ['a.exe', 'b.exe'] };
  expect(alertParts(flat)).toEqual([
    { alert: flat, event: { external_id: 'x', actor_process_image_name: 'a.exe' } },
  ]);
});

test('an event alone, and a record that is neither', () => {
  expect(alertParts({ event_type: 'VPN' })).toEqual([{ event: { event_type: 'VPN' } }]);
  expect(alertParts({ incident_id: '1' })).toEqual([{ incident_id: '1' }]);
});

test('records of an answer', () => {
  expect(repliedRecords({ reply: { total_count: 0, alerts: [] } })).toEqual([]);
  expect(repliedRecords({ reply: { incidents: [{ incident_id: '1' }] } })).toEqual([
    { incident_id: '1' },
  ]);
  expect(repliedRecords({ incident_id: '1' })).toBeUndefined();
});
