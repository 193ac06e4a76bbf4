import { expect, test } from 'vitest';
import { draftOf, EMPTY_SCOPE, scopeOf } from './exception-draft.ts';

test('a scope is named when its subject is', () => {
  expect(scopeOf(EMPTY_SCOPE)).toBeUndefined();
  expect(scopeOf({ ...EMPTY_SCOPE, kind: 'group', groupId: 'okta g1' })).toEqual({
    kind: 'group',
    groupId: 'okta g1',
  });
  expect(scopeOf({ ...EMPTY_SCOPE, kind: 'source' })).toBeUndefined();
  expect(scopeOf({ ...EMPTY_SCOPE, kind: 'source', source: 'Slack' })).toEqual({
    kind: 'source',
    source: 'Slack',
  });
});

test('an address is taken as people are known by it', () => {
  const draft = { ...EMPTY_SCOPE, kind: 'person' as const };
  expect(scopeOf({ ...draft, personKey: '  ' })).toBeUndefined();
  expect(scopeOf({ ...draft, personKey: ' Ana@Ours.example ' })).toEqual({
    kind: 'person',
    personKey: 'ana@ours.example',
  });
});

test('a detection is spared by its person, and where it names none by its source', () => {
  const person = { key: 'ana@ours.example', name: null, email: null };
  expect(scopeOf(draftOf({ person, source: 'Slack' }))).toEqual({
    kind: 'person',
    personKey: 'ana@ours.example',
  });
  expect(scopeOf(draftOf({ person: null, source: 'Slack' }))).toEqual({
    kind: 'source',
    source: 'Slack',
  });
  expect(draftOf(null)).toEqual(EMPTY_SCOPE);
});
