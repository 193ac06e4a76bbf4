import { expect, test } from 'vitest';
import { isGrant, visibilityOf } from './drive-visibility.ts';

test.each([
  ['private', 'private'],
  ['people_within_domain', 'internal'],
  ['people_within_domain_with_link', 'internal'],
  ['shared_internally', 'internal'],
  ['shared_externally', 'external'],
  ['people_with_link', 'link'],
  ['public_on_the_web', 'public'],
  ['unknown', null],
  ['toString', null],
  [undefined, null],
])('visibilityOf(%j) is %j', (word, visibility) => {
  expect(visibilityOf(word)).toBe(visibility);
});

test.each([
  [{ new_value: ['can_view'] }, true],
  [{ new_value: ['none'] }, false],
  [{ new_value: 'private', visibility_change: 'internal' }, false],
  [{ new_value: ['private'], visibility_change: 'external' }, false],
  [{ new_value: ['none'], visibility_change: 'external' }, true],
  [{ membership_change_type: 'remove_from_shared_drive' }, false],
  [{ membership_change_type: 'add_to_shared_drive' }, true],
  [{}, true],
])('isGrant(%j) is %j', (parameters, grant) => {
  expect(isGrant(parameters)).toBe(grant);
});
