import type { MappedEvent, Place } from '@waybill/contract';
import { describe, expect, test } from 'vitest';
import { activityEvent, type ActivityFacts } from '../activity/activity-event.ts';
import { compileTenantSettings } from '../activity/ownership.ts';
import { settle } from '../activity/settle.ts';

const settings = compileTenantSettings({
  ownDomains: ['northwind.example'],
  ownAccounts: ['t0ours'],
  managedDevices: [],
  isDeviceListComplete: false,
});

function place(facts: Partial<Place>): Place {
  return { kind: 'app', name: 'x', host: null, container: null, account: null, ...facts };
}

/** The destination's name and side, after everything that is known was taken into account. */
function ended(facts: ActivityFacts & { destination?: Place | null }) {
  const { destination = null, ...rest } = facts;
  const mapped: MappedEvent = { ...activityEvent(rest), origin: null, destination };
  const event = settle(mapped, { settings, eventId: '', ingestedAt: 0, isSample: false });
  return event.destination && [event.destination.name, event.destination.outside];
}

describe('a movement ends at', () => {
  const upload = { movement: 'upload', action: 'Upload' } as const;
  test.each([
    ['Dropbox', { ...upload, network: { destinationDomain: 'www.dropbox.com' } }],
    ['Exchange', { ...upload, network: { destinationDomain: 'outlook.office.com' } }],
    ['Gmail', { ...upload, network: { destinationDomain: 'mail.google.com' } }],
    ['Google Drive', { ...upload, destination: place({ kind: 'host', host: 'docs.google.com' }) }],
    ['pastebin', { ...upload, network: { destinationDomain: 'rentry.co' } }],
    [
      'Copilot',
      { ...upload, destination: place({ kind: 'internet', name: 'm365.cloud.microsoft' }) },
    ],
    ['ChatGPT', { ...upload, action: 'Paste', network: { destinationDomain: 'chatgpt.com' } }],
    ['WhatsApp', { movement: 'send', process: { name: 'WhatsApp.exe' } }],
    ['Messages', { movement: 'send', process: { name: 'Messages' } }],
    ['Slack', { movement: 'send', process: { name: 'Slack' } }],
    [
      'files.partner.example',
      { ...upload, network: { destinationDomain: 'Files.Partner.example' } },
    ],
    ['Internet', { ...upload, destination: place({ kind: 'internet', name: 'Internet' }) }],
    ['Device', { movement: 'download', destination: place({ kind: 'device' }) }],
    [
      'Mobile Device',
      { movement: 'download', destination: place({ kind: 'device' }), device: { os: 'iOS 19.1' } },
    ],
    ['External Storage', { movement: 'copy', destination: place({ kind: 'external_storage' }) }],
    [
      'External Storage',
      {
        action: 'CopyFile',
        movement: 'copy',
        object: { path: '/Volumes/STICK/a.csv' },
        process: { name: 'cp' },
      },
    ],
    ['Public', { movement: 'share', visibilityAfter: 'link' }],
    [
      'User',
      {
        movement: 'share',
        recipients: [{ kind: 'person', address: 'eve@mail.example', domain: 'mail.example' }],
      },
    ],
  ] satisfies [string, Parameters<typeof ended>[0]][])('%s', (name, facts) => {
    expect(ended(facts)?.[0]).toBe(name);
  });

  test('a workspace of others, or the own one', () => {
    const share = { movement: 'share' } as const;
    const slack = (account: string) => ({
      ...share,
      destination: place({ name: 'Slack', account }),
    });
    expect(ended(slack('T0OTHER'))).toEqual(['Slack', 'yes']);
    expect(ended(slack('T0ours'))).toEqual(['Slack', 'no']);
    expect(ended(slack('partner.example'))).toEqual(['Slack', 'yes']);
  });

  test('nowhere, when nothing moves', () => {
    expect(ended({ movement: 'none', network: { destinationDomain: 'dropbox.com' } })).toBeNull();
  });
});
