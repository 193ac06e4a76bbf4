import { expect, test } from 'vitest';
import { addressesIn, people, person } from './recipients.ts';

test('addressesIn finds every address of a list, without prefix and names', () => {
  const written = '"Ann" [SMTP:Ann@x.example];b@y.example, <c@z.example>';
  expect(addressesIn(written)).toEqual(['ann@x.example', 'b@y.example', 'c@z.example']);
  expect(addressesIn(['smtp:a@x.example', null, 'A@x.example'])).toEqual(['a@x.example']);
  expect(addressesIn('Sales Team')).toEqual([]);
});

test('people names each person once', () => {
  const names = ['a@x.example', 'A@X.example', 'nobody', 'b@y.example'];
  expect(people(names).map(({ address }) => address)).toEqual(['a@x.example', 'b@y.example']);
});

test('a guest name makes an outsider, whatever the record says', () => {
  expect(person('a_x.example#EXT#@t.onmicrosoft.com', 'no')?.outside).toBe('yes');
  expect(person('a@x.example', 'no')?.outside).toBe('no');
  expect(person('a@x.example')?.outside).toBe('unknown');
});
