import { expect, test } from 'vitest';
import { vendorForm } from './vendor-form.ts';

test('an activity of Google Workspace gets its list of events and parameters back', () => {
  const event = {
    id: { applicationName: 'drive', time: '2026-03-02T09:30:00Z' },
    type: 'access',
    name: 'download',
    parameters: { doc_title: 'Plan', billable: true, new_value: ['none'] },
  };
  expect(vendorForm('GSuite.ActivityEvent', event)).toEqual({
    id: event.id,
    events: [
      {
        type: 'access',
        name: 'download',
        parameters: [
          { name: 'doc_title', value: 'Plan' },
          { name: 'billable', boolValue: true },
          { name: 'new_value', multiValue: ['none'] },
        ],
      },
    ],
  });
});

test('a record without a time gets one, and a time that is there stays', () => {
  expect(vendorForm('AWS.CloudTrail', {})).toEqual({ eventTime: expect.any(String) });
  const dated = { eventTime: '2026-03-02T09:30:00Z' };
  expect(vendorForm('AWS.CloudTrail', dated)).toEqual(dated);
  expect(vendorForm('Some.Other', {})).toEqual({});
});

test('the time of the store stands in for the vendor’s own', () => {
  const stored = { p_event_time: '2026-03-02 09:30:00' };
  expect(vendorForm('GCP.AuditLog', stored)).toEqual({ ...stored, timestamp: stored.p_event_time });
});

test('keys in small letters are spelled as the vendor spells them', () => {
  const stored = { eventtype: 'user.session.start', published: '2026-03-02T09:30:00Z', uuid: 'a' };
  expect(vendorForm('Okta.SystemLog', stored)).toEqual({
    eventType: 'user.session.start',
    published: '2026-03-02T09:30:00Z',
    uuid: 'a',
  });
});
