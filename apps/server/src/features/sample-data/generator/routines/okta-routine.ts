import type { Moment } from '../company/moment.ts';
import { appTarget, oktaEntry, type OktaAct } from '../payloads/okta-entry.ts';
import type { SamplePayload } from '../sample-payload.ts';

/** Activity at the sign-on service, with frequencies. */
const ACTS = [
  ['user.authentication.sso', 48],
  ['user.session.start', 20],
  ['policy.evaluate_sign_on', 12],
  ['user.authentication.auth_via_mfa', 12],
  ['user.session.end', 6],
  ['user.authentication.verify', 2],
] as const;

const APPS = {
  google: ['Google Workspace', 'Slack', 'AWS IAM Identity Center', 'Expense desk', 'HR portal'],
  microsoft: ['Microsoft 365', 'Slack', 'CRM desk', 'Expense desk', 'HR portal'],
} as const;

const MESSAGES = {
  'user.authentication.sso': 'User single sign on to app',
  'user.session.start': 'User login to Okta',
  'policy.evaluate_sign_on': 'Evaluation of sign-on policy',
  'user.authentication.auth_via_mfa': 'Authentication of user via MFA',
  'user.session.end': 'User logout from Okta',
  'user.authentication.verify': 'Verify user identity',
} as const;

/** One entry about the person's own sign-in; one in twenty sign-ins fails at first. */
export function oktaRoutine(moment: Moment): SamplePayload[] {
  const eventType = moment.random.weighted(ACTS);
  const act: OktaAct = {
    eventType,
    message: MESSAGES[eventType],
    target: targetsOf(moment, eventType),
  };
  const isMistyped = eventType === 'user.session.start' && moment.random.chance(0.05);
  return [oktaEntry(moment, isMistyped ? { ...act, failure: 'INVALID_CREDENTIALS' } : act)];
}

function targetsOf(
  { person, random }: Moment,
  eventType: string,
): Record<string, unknown>[] | null {
  if (eventType === 'user.authentication.sso') {
    const app = appTarget(random.pick(APPS[person.department.suite]));
    const user = { id: `0ua${person.oktaId.slice(3)}`, type: 'AppUser', alternateId: person.email };
    return [app, { ...user, displayName: person.name }];
  }
  if (eventType !== 'policy.evaluate_sign_on') return null;
  return [
    {
      id: '00psample00000000001',
      type: 'PolicyEntity',
      alternateId: 'unknown',
      displayName: 'Staff sign-on',
    },
    {
      id: '0prsample00000000001',
      type: 'PolicyRule',
      alternateId: 'unknown',
      displayName: 'Managed laptops',
    },
  ];
}
