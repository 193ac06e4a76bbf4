import { expect, test } from 'vitest';
import { assignmentBefore } from './assignment.ts';

const CASES: readonly [string, string, string, string][] = [
  ['DB_PASSWORD=', 'DB_PASSWORD', '=', ''],
  ['  "password": "', 'password', ':', '"'],
  ["const token = '", 'token', '=', "'"],
  ["  :password       => '", ':password', '=>', "'"],
  ['let secret: string = `', 'secret', '=', '`'],
  ['<clientSecret>', 'clientSecret', '>', ''],
  ['<add key="SmtpPassword" value="', 'SmtpPassword', '=', '"'],
  ['mysql --password=', '--password', '=', ''],
  ['set("api_key", "', 'api_key', ',', '"'],
  ['config["token"] = "', 'token', '=', '"'],
  ['{\\"pass\\":\\"', 'pass', ':', '\\"'],
  ['vendor-secret-', 'vendor-secret', '-', ''],
  ['if password == "', 'password', '==', '"'],
  ['var seed = []byte("', 'seed', '=', '"'],
  ["secret = Buffer.from('", 'secret', '=', "'"],
  ['the password is "', 'password', 'is', '"'],
];

test.each(CASES)('reads %s', (before, name, glue, quote) => {
  const bound = assignmentBefore(before);
  expect(bound?.name.replace(/^:/, '')).toBe(name.replace(/^:/, ''));
  expect(bound).toMatchObject({ glue, quote });
});

test('the elements of a list are given to the name of the list', () => {
  expect(assignmentBefore('tokens: ["a1b2", "')).toMatchObject({ name: 'tokens', inList: true });
});

test('nothing is given where no name stands before', () => {
  expect(assignmentBefore('')).toBeNull();
  expect(assignmentBefore('abc')).toBeNull();
});
