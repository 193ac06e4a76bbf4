import type { CredentialField, StreamDescription } from '@waybill/contract';
import { expect, test } from 'vitest';
import { missingFields, scopesOf, startDraft } from './connection-draft.ts';

function field(fieldId: string, more: Partial<CredentialField> = {}): CredentialField {
  const plain = { isSecret: false, isOptional: false, default: null, help: null };
  return { fieldId, label: fieldId, kind: 'text', ...plain, ...more };
}

function stream(streamId: string, scopes: string[], isDefault = true): StreamDescription {
  return {
    streamId,
    title: streamId,
    kind: 'events',
    transport: 'http',
    scopes,
    everySec: 60,
    isDefault,
  };
}

const FIELDS = [
  field('domain'),
  field('token', { isSecret: true }),
  field('region', { default: 'eu' }),
  field('note', { isOptional: true }),
];
const STREAMS = [
  stream('log', ['a', 'b']),
  stream('people', ['b', 'c']),
  stream('rare', [], false),
];

test('a new form has the defaults, and the streams that are on by default', () => {
  expect(startDraft(FIELDS, STREAMS, null)).toEqual({
    values: { domain: '', token: '', region: 'eu', note: '' },
    streamIds: ['log', 'people'],
  });
});

test('a form of an integration has its values but none of its secrets', () => {
  const held = {
    values: { domain: 'x.example', token: 'must not be here', region: '' },
    secretIds: new Set(['token']),
    streamIds: ['rare'],
  };
  const draft = startDraft(FIELDS, STREAMS, held);
  expect(draft.values).toEqual({ domain: 'x.example', token: '', region: '', note: '' });
  expect(draft.streamIds).toEqual(['rare']);
  expect(missingFields(FIELDS, draft, held)).toEqual([]);
});

test('what is needed, has no default and is blank is missing', () => {
  const draft = { ...startDraft(FIELDS, STREAMS, null), values: { domain: '  ', region: '' } };
  expect(missingFields(FIELDS, draft, null).map(({ fieldId }) => fieldId)).toEqual([
    'domain',
    'token',
  ]);
});

test('scopes of the chosen streams are told once', () => {
  expect(scopesOf(STREAMS, ['log', 'people'])).toEqual(['a', 'b', 'c']);
  expect(scopesOf(STREAMS, [])).toEqual([]);
});
