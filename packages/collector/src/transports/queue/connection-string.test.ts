import { expect, test } from 'vitest';
import { connectionString } from './connection-string.ts';

test('a hub’s own string names everything', () => {
  expect(
    connectionString(
      'Endpoint=sb://ours.servicebus.windows.net/;SharedAccessKeyName=listen;SharedAccessKey=ab+/c=;EntityPath=hub',
    ),
  ).toEqual({
    host: 'ours.servicebus.windows.net',
    user: 'listen',
    password: 'ab+/c=',
    hub: 'hub',
  });
});

test('a namespace’s string names no hub', () => {
  const text = ' Endpoint=sb://ours.test/;SharedAccessKeyName=a;SharedAccessKey=b== ';
  expect(connectionString(text)).toMatchObject({ hub: null, password: 'b==' });
});

test('what is none is refused without being repeated', () => {
  expect(() => connectionString('Endpoint=sb://a/;SharedAccessKey=secret')).toThrow(
    /^The connection string has no key in it\.$/,
  );
});
