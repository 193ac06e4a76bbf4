import type { MappedEvent, Place, Recipient, TenantSettings } from '@waybill/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFrom, randomMappedEvent } from '../../testing/random-event.ts';
import { activityEvent } from './activity-event.ts';
import { compileTenantSettings } from './ownership.ts';
import { settle } from './settle.ts';

const TENANT: TenantSettings = {
  ownDomains: ['example.com'],
  ownAccounts: ['111122223333', 't0own'],
  managedDevices: ['laptop-1'],
  isDeviceListComplete: false,
};

const EMPTY: TenantSettings = {
  ownDomains: [],
  ownAccounts: [],
  managedDevices: [],
  isDeviceListComplete: false,
};

function mapped(facts: Partial<MappedEvent>): MappedEvent {
  const { eventId: _id, ingestedAt: _at, isSample: _sample, ...event } = activityEvent({});
  return { ...event, origin: null, destination: null, ...facts };
}

function settled(facts: Partial<MappedEvent>, tenant: Partial<TenantSettings> = {}) {
  return settle(mapped(facts), {
    settings: compileTenantSettings({ ...TENANT, ...tenant }),
    eventId: '01890000-0000-7000-8000-000000000001',
    ingestedAt: 1_700_000_000_000,
    isSample: false,
  });
}

function place(facts: Partial<Place>): Place {
  return {
    kind: 'app',
    name: 'Google Drive',
    host: null,
    container: null,
    account: null,
    ...facts,
  };
}

function person(address: string, outside: Recipient['outside'] = 'unknown'): Recipient {
  return { kind: 'person', address, domain: address.split('@')[1] ?? null, outside };
}

const device = (facts: Partial<MappedEvent['device']>): MappedEvent['device'] => ({
  id: null,
  hostname: null,
  os: null,
  managed: 'unknown',
  ...facts,
});

describe('recipients', () => {
  test('are judged by mail domain, subdomains included', () => {
    const event = settled({
      recipients: [person('a@mail.example.com'), person('b@partner.example')],
    });
    expect(event.recipients.map(({ outside }) => outside)).toEqual(['no', 'yes']);
    expect(event.recipientsOutside).toBe('yes');
    expect(event.outsideDomains).toEqual(['partner.example']);
  });

  test('keep what the vendor says of them', () => {
    const event = settled({
      recipients: [person('guest@example.com', 'yes'), person('b@partner.example', 'no')],
    });
    expect(event.recipients.map(({ outside }) => outside)).toEqual(['yes', 'no']);
    expect(event.outsideDomains).toEqual(['example.com']);
  });

  test('stay unknown without settings, and make nothing outside', () => {
    const event = settled({ movement: 'send', recipients: [person('b@partner.example')] }, EMPTY);
    expect(event.recipientsOutside).toBe('unknown');
    expect(event.category).toBeNull();
    expect(event.direction).toBeNull();
  });

  test('are inside only when every one is', () => {
    expect(settled({ recipients: [person('a@example.com')] }).recipientsOutside).toBe('no');
    const mixed = settled({ recipients: [person('a@example.com'), person('nobody')] });
    expect(mixed.recipientsOutside).toBe('unknown');
    expect(settled({ recipients: [] }).recipientsOutside).toBe('unknown');
  });

  test.each<[Recipient, Recipient['outside']]>([
    [{ kind: 'domain', address: 'partner.example', domain: null, outside: 'unknown' }, 'yes'],
    [{ kind: 'domain', address: null, domain: 'example.com', outside: 'unknown' }, 'no'],
    [{ kind: 'group', address: 'all@example.com', domain: null, outside: 'unknown' }, 'no'],
    [{ kind: 'group', address: 'c012345', domain: null, outside: 'unknown' }, 'unknown'],
    [{ kind: 'account', address: '111122223333', domain: null, outside: 'unknown' }, 'no'],
    [{ kind: 'account', address: '999988887777', domain: null, outside: 'unknown' }, 'yes'],
    [{ kind: 'public', address: null, domain: null, outside: 'unknown' }, 'yes'],
    [{ kind: 'link', address: null, domain: null, outside: 'unknown' }, 'unknown'],
    [{ kind: 'person', address: null, domain: null, outside: 'unknown' }, 'unknown'],
  ])('%j is outside: %s', (recipient, expected) => {
    expect(settled({ recipients: [recipient] }).recipientsOutside).toBe(expected);
  });

  test('outside parties are listed once each, accounts by their id', () => {
    const account: Recipient = {
      kind: 'account',
      address: '999988887777',
      domain: null,
      outside: 'unknown',
    };
    const event = settled({
      recipients: [person('a@p.example'), person('b@p.example'), account, account],
    });
    expect(event.outsideDomains).toEqual(['p.example', '999988887777']);
  });
});

describe('places', () => {
  const outcomeOf = (facts: Partial<Place>, tenant: Partial<TenantSettings> = {}) => {
    const { destination } = settled({ destination: place(facts) }, tenant);
    return [destination?.outside, destination?.managed];
  };

  test.each<[Partial<Place>, string, string]>([
    [{ kind: 'app', account: 'example.com' }, 'no', 'yes'],
    [{ kind: 'app', account: 'gmail.example' }, 'yes', 'no'],
    [{ kind: 'app', account: null }, 'unknown', 'unknown'],
    [{ kind: 'app', host: 'drive.vendor.example' }, 'unknown', 'unknown'],
    [{ kind: 'app', host: 'wiki.example.com' }, 'no', 'yes'],
    [{ kind: 'host', name: 'paste.example', host: 'paste.example' }, 'yes', 'no'],
    [{ kind: 'host', name: 'files.example.com', host: 'files.example.com' }, 'no', 'yes'],
    [{ kind: 'host', name: '10.0.0.7', host: '10.0.0.7' }, 'unknown', 'unknown'],
    [{ kind: 'account', name: 'AWS', account: '111122223333' }, 'no', 'yes'],
    [{ kind: 'account', name: 'AWS', account: '999988887777' }, 'yes', 'no'],
    [{ kind: 'account', name: 'Slack', account: 't0other' }, 'yes', 'no'],
    [{ kind: 'account', name: 'AWS', account: null }, 'unknown', 'unknown'],
    [{ kind: 'person', name: 'User', account: 'partner.example' }, 'yes', 'no'],
    [{ kind: 'public', name: 'Public' }, 'yes', 'no'],
    [{ kind: 'internet', name: 'Internet' }, 'yes', 'no'],
    [{ kind: 'external_storage', name: 'External Storage' }, 'unknown', 'unknown'],
    [{ kind: 'external_storage', name: 'External Storage', container: 'laptop-1' }, 'no', 'yes'],
  ])('%j: outside %s, managed %s', (facts, outside, managed) => {
    expect(outcomeOf(facts)).toEqual([outside, managed]);
  });

  test('nothing is known of accounts and hosts without settings', () => {
    expect(outcomeOf({ kind: 'account', account: '999988887777' }, EMPTY)[0]).toBe('unknown');
    expect(outcomeOf({ kind: 'host', host: 'paste.example' }, EMPTY)[0]).toBe('unknown');
  });

  test('a device place without a host is the event’s device', () => {
    const event = settled({
      destination: place({ kind: 'device', name: 'Device' }),
      device: device({ hostname: 'HOME-PC', managed: 'no' }),
    });
    expect(event.destination?.managed).toBe('no');
    expect(event.destination?.outside).toBe('unknown');
  });

  test('a device place with another host is judged by the list', () => {
    const event = settled({
      destination: place({ kind: 'device', name: 'Device', host: 'Laptop-1' }),
      device: device({ hostname: 'home-pc', managed: 'no' }),
    });
    expect(event.destination?.managed).toBe('yes');
  });

  test('an account place is outside when the recipient behind it is', () => {
    const destination = place({ kind: 'account', name: 'Slack', account: 'e0far' });
    const recipient: Recipient = {
      kind: 'account',
      address: 'e0far',
      domain: null,
      outside: 'yes',
    };
    const event = settled({ destination, recipients: [recipient] }, EMPTY);
    expect(event.destination).toMatchObject({ outside: 'yes', managed: 'no' });
    const other = settled({ destination, recipients: [{ ...recipient, address: 'x' }] }, EMPTY);
    expect(other.destination?.outside).toBe('unknown');
  });
});

describe('the implied destination', () => {
  test('is the public for what was opened', () => {
    for (const visibilityAfter of ['public', 'link'] as const) {
      const event = settled({ movement: 'share', visibilityAfter });
      expect(event.destination).toMatchObject({ kind: 'public', name: 'Public', outside: 'yes' });
    }
  });

  test('is nothing for looking at what is public already', () => {
    const event = settled({ movement: 'none', action: 'View', visibilityAfter: 'public' });
    expect(event.destination).toBeNull();
    expect(event.direction).toBeNull();
  });

  test('never replaces the one that the mapping gave', () => {
    const event = settled({
      movement: 'share',
      visibilityAfter: 'public',
      destination: place({ name: 'Slack' }),
    });
    expect(event.destination?.name).toBe('Slack');
  });

  test.each<[Recipient, Partial<Place>]>([
    [person('kim@partner.example'), { kind: 'person', name: 'User', account: 'partner.example' }],
    [
      { kind: 'domain', address: null, domain: 'partner.example', outside: 'unknown' },
      { kind: 'host', name: 'partner.example', host: 'partner.example' },
    ],
    [
      { kind: 'account', address: '999988887777', domain: null, outside: 'unknown' },
      { kind: 'account', name: 'AWS', account: '999988887777' },
    ],
    [
      { kind: 'public', address: null, domain: null, outside: 'unknown' },
      { kind: 'public', name: 'Public' },
    ],
  ])('for recipient %j is %j', (recipient, expected) => {
    const event = settled({ source: 'AWS', movement: 'share', recipients: [recipient] });
    expect(event.destination).toMatchObject({ ...expected, outside: 'yes', managed: 'no' });
  });

  test('is nothing for recipients inside', () => {
    const event = settled({ movement: 'share', recipients: [person('a@example.com')] });
    expect(event.destination).toBeNull();
  });
});

describe('the device', () => {
  test('keeps the vendor’s word, then the list decides', () => {
    expect(settled({ device: device({ hostname: 'laptop-1' }) }).device.managed).toBe('yes');
    const spoken = settled({ device: device({ hostname: 'laptop-1', managed: 'no' }) });
    expect(spoken.device.managed).toBe('no');
    expect(settled({ device: device({ hostname: 'x' }) }).device.managed).toBe('unknown');
    const complete = settled({ device: device({ id: 'x' }) }, { isDeviceListComplete: true });
    expect(complete.device.managed).toBe('no');
  });
});

describe('the category', () => {
  const outside = [person('kim@partner.example')];
  const host = place({ kind: 'host', name: 'paste.example', host: 'paste.example' });

  test.each<[string, Partial<MappedEvent>, string | null]>([
    ['share with a person outside', { movement: 'share', recipients: outside }, 'External Share'],
    ['share inside', { movement: 'share', recipients: [person('a@example.com')] }, null],
    [
      'link opened',
      { movement: 'share', visibilityBefore: 'private', visibilityAfter: 'link' },
      'External Share',
    ],
    [
      'a setting that opens',
      { movement: 'none', visibilityBefore: 'internal', visibilityAfter: 'external' },
      'External Share',
    ],
    [
      'narrowed',
      { movement: 'share', visibilityBefore: 'public', visibilityAfter: 'external' },
      null,
    ],
    [
      'opened inside',
      { movement: 'share', visibilityBefore: 'private', visibilityAfter: 'internal' },
      null,
    ],
    ['view of a public page', { movement: 'none', visibilityAfter: 'public' }, null],
    [
      'copy to a foreign account',
      { movement: 'copy', destination: place({ kind: 'account', account: '999988887777' }) },
      'External Share',
    ],
    [
      'copy to an own account',
      { movement: 'copy', destination: place({ kind: 'account', account: '111122223333' }) },
      null,
    ],
    ['mail to outside', { movement: 'send', recipients: outside }, 'External Comms'],
    ['mail inside', { movement: 'send', recipients: [person('a@example.com')] }, null],
    [
      'download to an unmanaged device',
      { movement: 'download', device: device({ managed: 'no' }) },
      'Download to Unmanaged',
    ],
    [
      'download to an unmanaged place',
      { movement: 'download', destination: host },
      'Download to Unmanaged',
    ],
    ['download to an unknown device', { movement: 'download' }, null],
    ['upload to a foreign host', { movement: 'upload', destination: host }, 'Web Upload'],
    ['upload to an unknown app', { movement: 'upload', destination: place({}) }, null],
    [
      'upload to an own host',
      { movement: 'upload', destination: place({ kind: 'host', host: 'x.example.com' }) },
      null,
    ],
    ['an act that moves nothing', { movement: 'none', recipients: outside }, null],
  ])('of %s', (_name, facts, category) => {
    expect(settled(facts).category).toBe(category);
  });

  test('is the first that applies: an upload that opens its object is a share', () => {
    const event = settled({ movement: 'upload', visibilityAfter: 'public', destination: host });
    expect(event.category).toBe('External Share');
  });

  test('is none for an act that failed, and stays for one whose outcome is unknown', () => {
    const facts: Partial<MappedEvent> = { movement: 'send', recipients: outside };
    expect(settled({ ...facts, outcome: 'failure' }).category).toBeNull();
    expect(settled({ ...facts, outcome: 'unknown' }).category).toBe('External Comms');
  });
});

describe('the direction', () => {
  test('is inbound from a place outside to a place of our own', () => {
    const event = settled({
      movement: 'copy',
      origin: place({ kind: 'account', account: '999988887777' }),
      destination: place({ kind: 'account', account: '111122223333' }),
    });
    expect(event.direction).toBe('inbound');
  });

  test('is outbound with a category, or towards a place or recipient outside', () => {
    const unmanaged = settled({ movement: 'download', device: device({ managed: 'no' }) });
    expect(unmanaged.direction).toBe('outbound');
    const failed = settled({
      movement: 'send',
      outcome: 'failure',
      recipients: [person('kim@partner.example')],
    });
    expect(failed.direction).toBe('outbound');
  });

  test('is null inside, and when one end is unknown', () => {
    const own = place({ kind: 'account', account: '111122223333' });
    expect(settled({ origin: own, destination: own }).direction).toBeNull();
    expect(settled({ origin: place({ kind: 'internet' }) }).direction).toBeNull();
  });
});

describe('keys', () => {
  const actor: MappedEvent['actor'] = {
    kind: 'person',
    email: 'dana@example.com',
    id: 'u1',
    name: 'Dana',
    domain: null,
  };

  test('the actor is known by address, else id, else name', () => {
    expect(settled({ actor }).actorKey).toBe('dana@example.com');
    expect(settled({ actor: { ...actor, email: null } }).actorKey).toBe('u1');
    expect(settled({ actor: { ...actor, email: null, id: null } }).actorKey).toBe('Dana');
    expect(settled({}).actorKey).toBeNull();
  });

  test('the object is known by source and id, else url, else path, else name', () => {
    const { object } = mapped({});
    const full = { ...object, id: '7', url: 'https://x.example/7', path: '/a', name: 'a' };
    expect(settled({ object: full }).objectKey).toBe('Google Drive:7');
    expect(settled({ object: { ...full, id: null } }).objectKey).toBe('https://x.example/7');
    expect(settled({ object: { ...full, id: null, url: null } }).objectKey).toBe('/a');
    expect(settled({ object: { ...object, name: 'a' } }).objectKey).toBe('a');
    expect(settled({}).objectKey).toBeNull();
  });
});

const draws = fc.gen().map((g) =>
  drawFrom({
    below: (limit) => g(fc.nat, limit - 1),
    text: () => g(fc.string, { unit: 'binary', maxLength: 12 }),
    number: () => g(fc.double),
  }),
);

test('settling is total, repeatable and leaves the mapped event as it was', () => {
  fc.assert(
    fc.property(draws, fc.boolean(), (draw, isComplete) => {
      const event = randomMappedEvent(draw);
      const before = structuredClone(event);
      const context = {
        settings: compileTenantSettings({ ...TENANT, isDeviceListComplete: isComplete }),
        eventId: 'e',
        ingestedAt: 1,
        isSample: true,
      };
      const first = settle(event, context);
      expect(settle(event, context)).toEqual(first);
      expect(event).toEqual(before);
      const isCategorised = first.category !== null;
      expect(isCategorised && first.direction !== 'outbound').toBe(false);
      expect(isCategorised && first.outcome === 'failure').toBe(false);
      expect(first.recipientsOutside !== 'unknown' && first.recipients.length === 0).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test('without settings nobody is outside but whom the vendor calls so', () => {
  fc.assert(
    fc.property(draws, (draw) => {
      const event = randomMappedEvent(draw);
      const said = event.recipients.map(({ kind, outside }) =>
        kind === 'public' && outside === 'unknown' ? 'yes' : outside,
      );
      expect(settled(event, EMPTY).recipients.map(({ outside }) => outside)).toEqual(said);
    }),
  );
});

describe('key of the object', () => {
  const file = (facts: Partial<MappedEvent['object']>): MappedEvent['object'] => ({
    ...mapped({}).object,
    kind: 'file',
    ...facts,
  });
  const keyOf = (object: MappedEvent['object'], movement: MappedEvent['movement']) =>
    settled({ object, movement }).objectKey;
  const PAGE = 'https://drive.google.com/drive/my-drive';

  test('files uploaded on one page are unique objects', () => {
    const plan = file({ url: PAGE, name: 'Plan.dwg' });
    expect(keyOf(plan, 'upload')).toBe(`${PAGE} Plan.dwg`);
    expect(keyOf({ ...plan, path: '/home/ana/Plan.dwg' }, 'upload')).toBe('/home/ana/Plan.dwg');
  });

  test('a url that names the file is its key, and so is that of what was read', () => {
    const url = 'https://files.example/up/My%20plan.dwg';
    expect(keyOf(file({ url, name: 'My plan.dwg' }), 'upload')).toBe(url);
    expect(keyOf(file({ url: PAGE, name: 'Plan' }), 'download')).toBe(PAGE);
    expect(keyOf(file({ url: PAGE }), 'upload')).toBe(PAGE);
  });
});
