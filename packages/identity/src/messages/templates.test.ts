import { expect, test } from 'vitest';
import {
  codeMessage,
  enchantedMessage,
  inviteMessage,
  linkMessage,
  notpMessage,
  resetMessage,
  type MessagePurpose,
} from './templates.ts';

const link = 'https://console.test/in?t=a&b=1';

test.each([
  ['code', codeMessage({ code: '012345', minutes: 5 }), '5 minutes'],
  ['link', linkMessage({ link, minutes: 10 }), '10 minutes'],
  ['enchanted', enchantedMessage({ links: [{ number: 42, link }], minutes: 60 }), '1 hour'],
  ['notp', notpMessage({ link, minutes: 1 }), '1 minute'],
  ['reset', resetMessage({ link, minutes: 120 }), '2 hours'],
  ['invite', inviteMessage({ link, minutes: 7 * 1440 }), '7 days'],
])('%s says the same as text and as HTML, and for how long', (_kind, letter, life) => {
  expect(letter.subject).toMatch(/^[^\n]{10,100}$/);
  expect(letter.text).toContain(life);
  expect(letter.html).toContain(life);
  expect(letter.html).toMatch(/^<!doctype html>/);
  const linkOrCode = letter.text.includes(link) ? link : '012345';
  expect(letter.text).toContain(linkOrCode);
  expect(letter.html).toContain(linkOrCode.replaceAll('&', '&amp;'));
  // Colours of our own would be unreadable in half of the mail programs that are dark.
  expect(letter.html).not.toMatch(/style|color:|<table/);
});

test('a code stands in the text, never in the subject, which mail servers log', () => {
  for (const purpose of ['signIn', 'signUp', 'known', 'address'] satisfies MessagePurpose[]) {
    const letter = codeMessage({ code: '012345', minutes: 5, purpose });
    expect(letter.subject).not.toContain('012345');
    expect(letter.text).toContain('012345');
  }
});

test('every purpose has words of its own', () => {
  const purposes = ['signIn', 'signUp', 'known', 'address'] satisfies MessagePurpose[];
  for (const write of [
    (purpose: MessagePurpose) => codeMessage({ code: '1', minutes: 5, purpose }),
    (purpose: MessagePurpose) => linkMessage({ link, minutes: 5, purpose }),
    (purpose: MessagePurpose) => enchantedMessage({ links: [], minutes: 5, purpose }),
  ]) {
    expect(new Set(purposes.map((purpose) => write(purpose).subject)).size).toBe(4);
  }
  expect(codeMessage({ code: '1', minutes: 5, purpose: 'known' }).text).toContain(
    'already have an account',
  );
});

test('an enchanted letter shows each link with its number', () => {
  const numbers = [11, 42, 73];
  const { text, html } = enchantedMessage({
    links: numbers.map((number) => ({ number, link: `${link}${number}` })),
    minutes: 10,
  });
  for (const number of numbers) {
    expect(text).toContain(`${number}:\n${link}${number}`);
    expect(html).toContain(`>${number}</a>`);
  }
});

test('names and options of callers are text on one line, never HTML and never header fields', () => {
  const letter = inviteMessage({
    link,
    tenantName: 'Acme\r\nBcc: all@example.com <b>x</b>',
    inviterName: '<img src=x onerror=1>"\u202Egro.live',
    productName: 'Our\nConsole',
  });
  expect(letter.subject).toBe(
    'You are invited to Acme Bcc: all@example.com <b>x</b> on Our Console',
  );
  expect(letter.html).not.toMatch(/<b>|<img/);
  expect(letter.html).toContain('&lt;img src=x onerror=1&gt;&quot; gro.live');
  expect(inviteMessage({ link, tenantName: 'x'.repeat(500) }).subject.length).toBeLessThan(120);
  expect(inviteMessage({ link, tenantName: ' \n ', inviterName: '' }).text).toContain(
    'An administrator invites you to Waybill.',
  );
});

test('options of callers are shown as theirs, without anything that could become a link', () => {
  const { text, html } = codeMessage({
    code: '1',
    minutes: 5,
    templateOptions: {
      reason: "Ada's review (#4)",
      link: 'https://evil.example',
      bare: 'evil.example',
      mail: 'x@evil',
      html: '<b>',
      long: 'x'.repeat(61),
      lines: 'a\nb',
      'evil.example': 'x',
      number: 4,
    },
  });
  expect(text).toContain(
    "Added by the person who requested this message:\n\nreason: Ada's review (#4)",
  );
  expect(html).toContain('Ada&#39;s review (#4)');
  expect(text).not.toMatch(/evil|xxx|html|lines|number: /);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`n${i}`, 'v']));
  expect(
    codeMessage({ code: '1', minutes: 5, templateOptions: many }).text.match(/: v/g),
  ).toHaveLength(5);
});
