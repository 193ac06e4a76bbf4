import { expect, test } from 'vitest';
import { changesOf, devicesOf, draftOf, withPlace } from './organisation-draft.ts';

const SAVED = {
  name: 'Northwind',
  ownDomains: ['northwind.example'],
  ownAccounts: [],
  managedDevices: ['lt-1', 'lt-2'],
  isDeviceListComplete: false,
};

test('an untouched form changes nothing', () => {
  expect(changesOf(draftOf(SAVED), SAVED)).toBeNull();
});

test('blanks around values and another way of parting devices change nothing', () => {
  const draft = { ...draftOf(SAVED), name: ' Northwind ', devicesText: ' LT-1 ;lt-2,\n\nlt-1' };
  expect(changesOf(draft, SAVED)).toBeNull();
});

test('only what differs is sent', () => {
  const draft = { ...draftOf(SAVED), ownAccounts: ['123456789012'], isDeviceListComplete: true };
  expect(changesOf(draft, SAVED)).toEqual({
    ownAccounts: ['123456789012'],
    isDeviceListComplete: true,
  });
});

test('an emptied list is a change', () => {
  expect(changesOf({ ...draftOf(SAVED), devicesText: ' \n' }, SAVED)).toEqual({
    managedDevices: [],
  });
  expect(devicesOf('')).toEqual([]);
});

test('a proposed place is ours by its account, else by its host, and once', () => {
  const draft = draftOf(SAVED);
  const host = 'drive.example';
  expect(withPlace(draft, { host, account: '123456789012' })).toEqual({
    ...draft,
    ownAccounts: ['123456789012'],
  });
  expect(withPlace(draft, { host: null, account: 'drive.example' })).toEqual(
    withPlace(draft, { host, account: null }),
  );
  expect(withPlace(draft, { host, account: null }).ownDomains).toEqual([
    'northwind.example',
    'drive.example',
  ]);
  expect(withPlace(draft, { host: 'northwind.example', account: null })).toEqual(draft);
  expect(withPlace(draft, null)).toEqual(draft);
});
