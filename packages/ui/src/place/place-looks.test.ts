import { expect, test } from 'vitest';
import { HOST_LOOK } from './destination-looks.data.ts';
import { DRAWN_NAMES, lookOf } from './place-looks.ts';

test('sources are drawn as their manifests say, destinations as their table says', () => {
  expect(lookOf('Google Drive')).toMatchObject({ kind: 'storage' });
  expect(lookOf('Slack')).toMatchObject({ kind: 'chat' });
  expect(lookOf('External Storage')).toMatchObject({ kind: 'outside' });
  expect(lookOf('Gmail').Icon).not.toBe(lookOf('Slack').Icon);
  expect(new Set(DRAWN_NAMES).size).toBe(DRAWN_NAMES.length);
});

test('a host, and a source that was removed, share one look', () => {
  expect(lookOf('files.example.net')).toBe(HOST_LOOK);
  expect(lookOf('A source that was removed')).toBe(HOST_LOOK);
});
