import { expect, test } from 'vitest';
import {
  distinctRecipients,
  domainRecipient,
  openRecipient,
  personRecipient,
} from './recipient.ts';

test('a person has a lower-case address and its domain', () => {
  expect(personRecipient('Ann@Example.com', 'yes')).toEqual({
    kind: 'person',
    address: 'ann@example.com',
    domain: 'example.com',
    outside: 'yes',
  });
  expect(personRecipient('everyone')).toBeNull();
});

test('a domain with or without the sign in front', () => {
  expect(domainRecipient('@Example.com')?.domain).toBe('example.com');
  expect(domainRecipient('')).toBeNull();
});

test('each recipient once, in order', () => {
  const list = [personRecipient('b@x.y'), null, openRecipient('link'), personRecipient('B@x.y')];
  expect(distinctRecipients(list).map(({ kind }) => kind)).toEqual(['person', 'link']);
});
