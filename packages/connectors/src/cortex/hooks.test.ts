import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

const read = (name: string, description: string, rest = {}) => {
  const record = { alert: { description }, ...rest };
  return hooks[name]?.(record, record);
};

const CONNECTED =
  'The scripting engine py.exe connected to 203.0.113.9. It was rare. Command line: "C:\\Py\\bin\\py" -m send';

test('what the sentences of an alert name', () => {
  expect(read('describedProcess', CONNECTED)).toBe('py.exe');
  expect(read('describedAddress', CONNECTED)).toBe('203.0.113.9');
  expect(read('describedCommandLine', CONNECTED)).toBe('"C:\\Py\\bin\\py" -m send');
  expect(read('describedProcessPath', CONNECTED)).toBe('C:\\Py\\bin\\py');
  expect(read('describedProcess', 'The process Up-date.exe disabled the service X-25.1')).toBe(
    'Up-date.exe',
  );
  expect(read('describedProcess', 'cmd.exe was seen on the host')).toBe('cmd.exe');
});

test('sentences that name none', () => {
  const plain = 'The host LT1 was seen communicating to the external entity example.com.';
  expect(Object.keys(hooks).map((name) => read(name, plain))).toEqual([null, null, null, null]);
  expect(read('describedProcess', 'The process was seen')).toBeNull();
});

test('an alert with an event is not read from its sentences', () => {
  expect(read('describedProcess', CONNECTED, { event: {} })).toBeNull();
});
