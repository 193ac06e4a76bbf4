import type { Organisation } from './people.ts';
import { numberOf, textOf } from './api-client.ts';
import type { ApiClient } from './api-client.ts';

const UTF8_TEMPLATE = Array.from({ length: 400 }, (_, index) => `Clause ${index * 7919}.`).join(
  ' ',
);

/** What an organisation calls its own, and that contents are kept. */
export async function changeSettings({ owner, name }: Organisation): Promise<void> {
  const before = await owner.call('GET', '/v1/settings/organisation');
  await owner.call('PATCH', '/v1/settings/organisation', {
    rev: numberOf(before, 'rev'),
    name: `${name} Ltd`,
    ownAccounts: ['111122223333'],
    managedDevices: ['lt-0001', 'lt-0002'],
  });
  await owner.call('PATCH', '/v1/settings/contents', { retentionDays: 30 });
}

/** What two of the members chose for themselves. */
export async function choosePreferences({ owner, members }: Organisation): Promise<void> {
  await owner.call('PATCH', '/v1/preferences', {
    language: 'de',
    timeZone: 'Europe/Berlin',
    dashboardLayout: [
      { id: 'open-by-severity', x: 0, y: 0, w: 6, h: 4 },
      { id: 'a-widget-that-is-gone', x: 6, y: 0, w: 6, h: 4 },
    ],
    tableLayouts: {
      detections: {
        order: ['title', 'severity'],
        hidden: ['person'],
        pinned: ['title'],
        widths: { title: 320 },
        density: 'compact',
      },
    },
  });
  await members['Auditor']?.call('PATCH', '/v1/preferences', { language: 'en' });
}

/** A data type of every kind, in several states, and changes of built-in ones. @returns their ids. */
export async function makeDataTypes({ owner }: ApiOwner): Promise<Record<string, string>> {
  const make = async (name: string, declaration: object): Promise<string> =>
    textOf(
      await owner.call('POST', '/v1/data-types', {
        name,
        description: `${name} of the fixture`,
        class: 'business',
        sensitivity: 2,
        declaration,
      }),
      'dataTypeId',
    );
  const change = async (dataTypeId: string, more: object): Promise<void> => {
    const { rev } = {
      rev: numberOf(await owner.call('GET', `/v1/data-types/${dataTypeId}`), 'rev'),
    };
    await owner.call('PATCH', `/v1/data-types/${dataTypeId}`, { rev, ...more });
  };
  const pattern = await make('Contract number', {
    kind: 'pattern',
    pattern: 'CN-[0-9]{6}',
    keywords: ['contract'],
  });
  await change(pattern, { state: 'active' });
  await change(pattern, {
    declaration: { kind: 'pattern', pattern: 'CN-[0-9]{6,8}', keywords: ['contract'] },
  });
  const dictionary = await make('Project names', {
    kind: 'dictionary',
    words: ['Nightjar', 'Kingfisher'],
  });
  await change(dictionary, { state: 'shadow' });
  const exact = await make('Customers', {
    kind: 'exact',
    columns: ['number', 'name'],
    primary: 'number',
    others: 1,
  });
  await owner.call(
    'PUT',
    `/v1/data-types/${exact}/rows?rev=1`,
    'number,name\nKD-8839201,Ada Fixture\nKD-8839202,Ben Fixture\n',
  );
  await change(exact, { state: 'active' });
  const fingerprint = await make('Frame agreement', { kind: 'fingerprint', containment: 0.4 });
  await owner.call('POST', `/v1/data-types/${fingerprint}/templates?rev=1`, UTF8_TEMPLATE);
  await change(fingerprint, { state: 'active' });
  const composite = await make('Contract with a card', {
    kind: 'composite',
    mode: 'all',
    parts: [{ type: pattern }, { type: 'payment-card' }],
  });
  const retired = await make('Old ticket numbers', { kind: 'pattern', pattern: 'OLD-[0-9]{4}' });
  await owner.call('DELETE', `/v1/data-types/${retired}`);
  await change('iban', { state: 'shadow' });
  await change('payment-card', { minimum: 'high' });
  return { pattern, dictionary, exact, fingerprint, composite, retired };
}

interface ApiOwner {
  owner: ApiClient;
}

/** Exceptions of data types: one that lasts, one that ends and one that was revoked. */
export async function makeTypeExceptions({ owner }: ApiOwner, pattern: string): Promise<void> {
  const make = (more: object): Promise<unknown> =>
    owner.call('POST', '/v1/data-type-exceptions', {
      dataTypeId: pattern,
      scope: { kind: 'source', source: 'Jira' },
      reason: 'Numbers of tickets look the same',
      ...more,
    });
  await make({});
  await make({
    dataTypeId: 'payment-card',
    scope: { kind: 'object', objectKey: 'Google Drive|file|doc-fixture' },
    expiresAt: '2031-01-01T00:00:00.000Z',
  });
  const revoked = textOf(
    await make({ scope: { kind: 'person', personKey: 'mara@aurora.example' } }),
    'exceptionId',
  );
  await owner.call('DELETE', `/v1/data-type-exceptions/${revoked}`);
}
