import { expect, test } from 'vitest';
import { logRecord } from './log-record.ts';

test('CEF: the operation is the action, else the event class', () => {
  const line = 'CEF:0|CodeLathe|FileCloud|23.1|upload|Upload|3|suser=ann cs1=Web cs1Label=Agent';
  expect(logRecord(line)).toMatchObject({ operation: 'upload', suser: 'ann', Agent: 'Web' });
  expect(logRecord(`${line} act=downloadfile`)).toMatchObject({ operation: 'downloadfile' });
});

test('LEEF', () => {
  const line = 'LEEF:1.0|CodeLathe|FileCloud|23.1|login|usrName=ann\tsrc=10.0.0.1';
  expect(logRecord(line)).toEqual({ operation: 'login', usrName: 'ann', src: '10.0.0.1' });
});

test('another line', () => {
  expect(logRecord('hello')).toBeNull();
});
