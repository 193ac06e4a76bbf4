import { activityEvent, BUILTIN_POLICIES } from '@waybill/engine';
import { expect, test } from 'vitest';
import { hasEventsFor } from './has-events-for.ts';

const policy = (key: string) => {
  const found = BUILTIN_POLICIES.find((one) => one.key === key);
  if (!found) throw new Error(`No policy ${key}`);
  return found;
};
const DOWNLOAD = activityEvent({ source: 'SharePoint', movement: 'download' });

test('a policy is measured where its kind of event happens, found or not', () => {
  expect(hasEventsFor(policy('mass-download'), [DOWNLOAD])).toBe(true);
  expect(hasEventsFor(policy('mass-download'), [activityEvent({ movement: 'share' })])).toBe(false);
});

test('a policy of another source, operation or person is not measured', () => {
  expect(hasEventsFor(policy('repositories-deleted'), [DOWNLOAD])).toBe(false);
  const created = activityEvent({ source: 'GitHub', vendorOperation: 'repo.create' });
  expect(hasEventsFor(policy('repositories-deleted'), [created])).toBe(false);
  expect(hasEventsFor(policy('leaver-download'), [DOWNLOAD])).toBe(false);
});
