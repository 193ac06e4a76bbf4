import { expect, test } from 'vitest';
import { accountIn, callerOf } from './user-identity.ts';

test.each([
  ['111122223333', '111122223333'],
  ['arn:aws:iam::111122223333:root', '111122223333'],
  ['arn:aws-us-gov:sts::111122223333:assumed-role/a/b', '111122223333'],
  ['arn:aws:s3:::bucket', null],
  ['arn:aws:iam::aws:policy/ReadOnly', null],
  ['11112222333', null],
  ['*', null],
  [undefined, null],
])('accountIn(%j)', (value, account) => {
  expect(accountIn(value)).toBe(account);
});

test('an assumed role without its issuer is named by its ARN', () => {
  const { actor, session } = callerOf({
    userIdentity: { type: 'AssumedRole', arn: 'arn:aws:sts::111122223333:assumed-role/etl/i-0a1b' },
  });
  expect(actor).toMatchObject({ name: 'etl', kind: 'unknown', email: null });
  expect(session).toBe('i-0a1b');
});

test('a record without an identity has an unknown actor', () => {
  expect(callerOf({}).actor).toEqual({
    kind: 'unknown',
    id: null,
    name: null,
    email: null,
    domain: null,
  });
});

test.each([
  ['AWSAccount', undefined, true],
  ['IAMUser', undefined, false],
  ['AssumedRole', '444455556666', false],
  ['AssumedRole', '111122223333', true],
])(
  'a caller of type %s in a record for %s is of another account: %s',
  (type, recipient, expected) => {
    const record = {
      userIdentity: { type, accountId: '444455556666' },
      recipientAccountId: recipient,
    };
    expect(callerOf(record).isOtherAccount).toBe(expected);
  },
);
