import { expect, test } from 'vitest';
import { activityEvent } from '../activity/activity-event.ts';
import { titlePartsOf } from './title-parts-of.ts';

const JUDGE = { title: 'Uploads', origin: 'internalDetectionPolicy' } as const;

function destinationOf(name: string, host: string | null, kind: 'app' | 'host' = 'app') {
  const place = { kind, name, host, managed: 'no', outside: 'yes' } as const;
  return titlePartsOf(JUDGE, activityEvent({ movement: 'upload', destination: place })).destination
    ?.name;
}

test.each([
  ['www.perplexity.ai', 'www.perplexity.ai', 'host', 'Perplexity'],
  ['files.partner.example', 'files.partner.example', 'host', 'files.partner.example'],
  ['Messages', 'web.telegram.org', 'app', 'Telegram'],
  ['Exchange', 'outlook.live.com', 'app', 'Outlook.com'],
  ['Exchange', null, 'app', 'Exchange'],
  ['pastebin', 'pastebin.com', 'app', 'Pastebin'],
  ['Google Drive', 'drive.google.com', 'app', 'Google Drive'],
] as const)('%s at %s goes by the name that people know', (name, host, kind, expected) => {
  expect(destinationOf(name, host, kind)).toBe(expected);
});
