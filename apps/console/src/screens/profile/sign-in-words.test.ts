import { expect, test } from 'vitest';
import { deviceWords, methodWords, placeWords } from './sign-in-words.ts';

test('methods read as a sentence would have them', () => {
  expect(methodWords(['pwd', 'totp', 'mfa'])).toBe('Password, authenticator app');
  expect(methodWords(['email', 'sms'])).toBe('E-mail, SMS');
  expect(methodWords(['fed', 'whatsapp', 'hwk'])).toBe('Single sign-on, WhatsApp, hwk');
  expect(methodWords([])).toBe('');
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.17', 'curl/8.17'],
  ['', 'Unknown device'],
])('%s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test('a place is what is known of it', () => {
  expect(placeWords({ city: 'Kiel', country: 'Germany' })).toBe('Kiel, Germany');
  expect(placeWords({ city: '', country: 'Germany' })).toBe('Germany');
  expect(placeWords({ city: '', country: '' })).toBe('Unknown location');
});
