import { expect, test } from 'vitest';
import { callerEmail, callerId, callerKind, callerName } from './caller.ts';

const CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';

function caller(record: Record<string, unknown>): unknown[] {
  return [callerKind(record), callerEmail(record), callerId(record), callerName(record)];
}

test.each([
  [
    'a person, by the claims of the activity log',
    {
      claims: {
        [`${CLAIM}upn`]: 'Mara.Lind@harbor.example',
        'http://schemas.microsoft.com/identity/claims/objectidentifier': 'oid-1',
        name: 'Mara Lind',
      },
    },
    ['person', 'mara.lind@harbor.example', 'oid-1', 'Mara.Lind@harbor.example'],
  ],
  [
    'a guest of another identity provider',
    { identity: { claim: { [`${CLAIM}upn`]: 'live.com#ann@example.com', appid: 'app-1' } } },
    ['person', 'ann@example.com', 'app-1', 'ann@example.com'],
  ],
  [
    'an application',
    { identity: { claims: { appid: 'app-1' } } },
    ['service', null, 'app-1', null],
  ],
  [
    'a principal by the evidence of its authorisation',
    {
      identity: {
        authorization: { evidence: { principalId: 'p-1', principalType: 'ServicePrincipal' } },
      },
    },
    ['service', null, 'p-1', null],
  ],
  [
    'a provider that acts by itself',
    { caller: 'Microsoft.Insights/alertRules' },
    ['unknown', null, 'Microsoft.Insights/alertRules', 'Microsoft.Insights/alertRules'],
  ],
  ['nobody', { claims: 'broken', identity: null }, ['unknown', null, null, null]],
])('%s', (_, record, expected) => {
  expect(caller(record)).toEqual(expected);
});
