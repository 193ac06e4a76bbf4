import { expect, test } from 'vitest';
import { NextBody, StartBody } from './flow-body.ts';

const START = {
  flowId: 'sign-up-or-in',
  options: { redirectUrl: 'https://console.example/login', tenant: 'T1' },
  conditionInteractionId: 'c1',
  interactionId: 'submit',
  componentsVersion: '1.0.0',
  flowVersions: { 'sign-up-or-in': 1 },
  input: { email: 'dana@northwind.example' },
};
const NEXT = {
  executionId: 'e1',
  stepId: 's1',
  interactionId: 'submit',
  version: 1,
  componentsVersion: '1.0.0',
  input: { email: 'dana@northwind.example' },
};

test('a start and a step are read with every field', () => {
  expect(StartBody.parse(START)).toEqual(START);
  expect(NextBody.parse(NEXT)).toEqual(NEXT);
});

test.each(Object.keys(START))('the field %s of a start is checked', (name) => {
  expect(StartBody.safeParse({ ...START, [name]: [] }).error?.issues[0]?.path).toEqual([name]);
});

test.each(Object.keys(NEXT))('the field %s of a step is checked', (name) => {
  expect(NextBody.safeParse({ ...NEXT, [name]: [] }).error?.issues[0]?.path).toEqual([name]);
});
