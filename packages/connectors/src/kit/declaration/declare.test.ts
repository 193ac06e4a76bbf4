import { expect, test } from 'vitest';
import type { DeclarationInput } from './declaration.ts';
import { declare } from './declare.ts';

type StreamInput = Extract<DeclarationInput['streams'][number], { transport: 'http' }>;

function declaration(stream: Partial<StreamInput>, more: Partial<DeclarationInput> = {}) {
  return (): unknown =>
    declare({
      docs: 'Test',
      plan: null,
      latency: 'none',
      gives: ['activity'],
      basis: 'documentation',
      base: 'https://{domain}',
      credentials: [{ id: 'domain', label: 'Domain' }],
      streams: [
        {
          id: 'logs',
          title: 'Logs',
          kind: 'events',
          sources: ['Slack'],
          transport: 'http',
          request: { path: '/logs', query: { since: '{cursor|iso}' } },
          cursor: { type: 'full' },
          ...stream,
        },
      ],
      ...more,
    });
}

test('a sound declaration gets its defaults', () => {
  expect(declaration({})()).toMatchObject({
    auth: { type: 'none' },
    streams: [{ every: 300, isDefault: true, page: { type: 'none' }, records: { path: '' } }],
  });
});

test.each([
  ['a name that nothing has', { request: { path: '/{tenant_2}' } }, 'nothing is called {tenant_2}'],
  ['a function that is none', { request: { path: '/{cursor|isoo}' } }, 'no function isoo'],
  ['a member that is none', { request: { path: '/', querry: {} } }, 'streams.0.request'],
  [
    'pages that commit though the newest come first',
    {
      cursor: { type: 'time', field: 'at', order: 'desc', overlap: 0, initial: 1, commit: 'page' },
    },
    'only ascending lists',
  ],
])('it cannot be loaded with %s', (_name, stream, message) => {
  // The third row deliberately violates the type: declarations are data, and data may be wrong.
  expect(declaration(Object(stream))).toThrow(message);
});

test('it cannot be loaded without an address, or with one id for two streams', () => {
  expect(declaration({}, { base: '' })).toThrow('no base address');
  const stream = {
    id: 'twice',
    title: 'Twice',
    kind: 'events' as const,
    sources: ['Slack' as const],
    transport: 'agent' as const,
  };
  expect(declaration({}, { streams: [stream, stream] })).toThrow('twice');
});
