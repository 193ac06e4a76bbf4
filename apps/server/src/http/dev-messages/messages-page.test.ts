import type { CaughtMessage } from '@waybill/identity';
import { expect, test } from 'vitest';
import { linked, messagesPage } from './messages-page.ts';

const MESSAGE: CaughtMessage = {
  id: '1',
  at: 0,
  method: 'email',
  to: '"<img src=x>"@evil.example',
  kind: 'otp',
  subject: '</h2><script>alert(1)</script>',
  text: 'Open https://console.test/login?t=a&b="x" <b>now</b>',
  html: '<script>alert(2)</script>',
};

test('what a message says is text, whatever it says', () => {
  const html = messagesPage([MESSAGE]);
  expect(html).not.toMatch(/<script|<img|<b>now/);
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toContain('alert(2)');
});

test('addresses can be clicked, and nothing but http addresses', () => {
  expect(linked('Go to https://console.test/login?t=a&b=1\nnow')).toBe(
    'Go to <a href="https://console.test/login?t=a&amp;b=1" rel="noreferrer">https://console.test/login?t=a&amp;b=1</a>\nnow',
  );
  expect(linked('https://a.test/"onmouseover="x')).toBe(
    '<a href="https://a.test/" rel="noreferrer">https://a.test/</a>&quot;onmouseover=&quot;x',
  );
  expect(linked('javascript:alert(1)')).toBe('javascript:alert(1)');
});

test('nothing to show is said', () => {
  expect(messagesPage([])).toContain('No messages yet');
});
