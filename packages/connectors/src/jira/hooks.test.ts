import { expect, test } from 'vitest';
import { organizationAct } from './hooks.ts';

test('an action of the organisation log is read by its verb', () => {
  const act = (action: unknown) => organizationAct({ attributes: { action } });
  expect(act('jira_issue_viewed').action).toBe('View');
  expect(act('confluence_space_exported')).toEqual({ action: 'Download', movement: 'download' });
  expect(act('user_login').action).toBeNull();
  expect(act(17).action).toBeNull();
});
