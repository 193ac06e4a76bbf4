import type { Outcome } from '@waybill/contract';
import { lowerText, texts } from '../text.ts';
import type { ActivityEventRecord } from './activity-facts.ts';
import { takeoutOutcome } from './takeout.ts';

/** Applications whose log contains only successes. */
const DONE = new Set([
  'admin',
  'calendar',
  'chat',
  'gemini_in_workspace_apps',
  'groups',
  'groups_enterprise',
  'takeout',
  'token',
  'user_accounts',
  'vault',
]);

const FAILED = /failure|denied|deny|blocked$|rejected|not_authorized/i;
const SUCCEEDED = /success|^logout$|^authorize$/i;

/**
 * How an action ended: by the event's own name, by the status of a challenge, else by the application.
 * A challenge whose status is not `passed` was not passed.
 */
export function outcomeOf(application: string, event: ActivityEventRecord): Outcome {
  const status = lowerText(texts(event.parameters['login_challenge_status'])[0]);
  if (status !== null) return status.includes('pass') ? 'success' : 'failure';
  const takeout = takeoutOutcome(event.parameters);
  if (takeout !== null) return takeout;
  if (FAILED.test(event.name)) return 'failure';
  if (SUCCEEDED.test(event.name) || DONE.has(application)) return 'success';
  return 'unknown';
}
