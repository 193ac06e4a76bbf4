import { expect, test } from 'vitest';
import { addressOf, isGuest } from './guest-address.ts';

test('addressOf turns a guest name back into the address', () => {
  expect(addressOf('pia.koch_partner.example#EXT#@harbor.onmicrosoft.com')).toBe(
    'pia.koch@partner.example',
  );
  expect(addressOf('first_last_partner.example#ext#@harbor.onmicrosoft.com')).toBe(
    'first_last@partner.example',
  );
});

test('addressOf reads claims and plain addresses', () => {
  expect(addressOf('urn:spo:guest#Pia@partner.example')).toBe('pia@partner.example');
  expect(addressOf('i:0#.f|membership|Mara@harbor.example')).toBe('mara@harbor.example');
  expect(addressOf('SMTP:Mara@harbor.example')).toBe('mara@harbor.example');
});

test('addressOf refuses names that hold no address', () => {
  for (const name of ['anonymous', 'S-1-5-18', 'NT AUTHORITY\\SYSTEM', '#EXT#@x', '', null, 7]) {
    expect(addressOf(name)).toBeNull();
  }
});

test('isGuest tells guests by name or claim', () => {
  expect(isGuest('a_b.example#EXT#@t.onmicrosoft.com')).toBe(true);
  expect(isGuest('urn:spo:guest#a@b.example')).toBe(true);
  expect(isGuest('a@b.example')).toBe(false);
});
