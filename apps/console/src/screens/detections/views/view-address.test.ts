import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  differsFrom,
  paramsOfView,
  queryOfList,
  viewIdOf,
  withoutOpenView,
  withoutValues,
} from './view-address.ts';

const params = (text: string) => new URLSearchParams(text);
const LIST = 'severity=HIGH&policy=pol_1&not=tag%3Aold&from=now-7d&sort=due&group=person';

test('a view keeps filters, order, groups and columns, and whose destinations are looked at', () => {
  const shown = params(`${LIST}&cols=severity,detection&sel=d1&view=v1`);
  expect(queryOfList(shown, 'unmanaged').toString()).toBe(
    'from=now-7d&managed=unmanaged&severity=HIGH&policy=pol_1&not=tag%3Aold&sort=due&group=person' +
      '&cols=severity%2Cdetection',
  );
  expect(queryOfList(params('managed=managed'), 'all').get('managed')).toBe('managed');
});

test('a view that was saved and opened shows the list that it was saved from', () => {
  const value = fc.constantFrom('a', 'b,c', 'Ü & co');
  const list = fc
    .record({
      severity: fc.subarray(['HIGH', 'LOW']),
      status: fc.subarray(['new', 'closed']),
      tag: fc.uniqueArray(value),
      destination: fc.uniqueArray(value),
      not: fc.uniqueArray(value.map((one) => `tag:${one}`)),
      sort: fc.subarray(['due'], { maxLength: 1 }),
      group: fc.subarray(['person,policy'], { maxLength: 1 }),
      cols: fc.subarray(['detection,due'], { maxLength: 1 }),
    })
    .map((lists) =>
      params(
        new URLSearchParams(
          Object.entries(lists).flatMap(([name, values]) =>
            values.map((one): [string, string] => [name, one]),
          ),
        ).toString(),
      ),
    );
  fc.assert(
    fc.property(list, fc.constantFrom('all', 'managed', 'unmanaged'), (shown, managed) => {
      const view = { viewId: 'v1', query: queryOfList(shown, managed).toString() };
      const opened = paramsOfView(view);
      expect(viewIdOf(opened)).toBe('v1');
      for (const other of ['all', 'managed', 'unmanaged'] as const) {
        expect(differsFrom(view, opened, other)).toBe(false);
        expect(queryOfList(opened, other).toString()).toBe(view.query);
      }
      opened.append('severity', 'MEDIUM');
      expect(differsFrom(view, opened, managed)).toBe(true);
    }),
  );
});

test('the open row makes no difference, other columns and destinations do', () => {
  const view = { viewId: 'v1', query: queryOfList(params(LIST), 'all').toString() };
  const opened = paramsOfView(view);
  const and = (more: string) => params(`${opened.toString()}&${more}`);
  expect(differsFrom(view, and('sel=d1'), 'all')).toBe(false);
  expect(differsFrom(view, and('cols=detection'), 'all')).toBe(true);
  opened.set('managed', 'managed');
  expect(differsFrom(view, opened, 'all')).toBe(true);
});

test('a view that says nothing of destinations is as it was whatever is looked at', () => {
  const view = { viewId: 'v1', query: 'severity=HIGH' };
  expect(differsFrom(view, paramsOfView(view), 'unmanaged')).toBe(false);
  expect(differsFrom(view, params('severity=HIGH&managed=managed'), 'all')).toBe(false);
});

test('what the list does not take any more is left out when a view is opened', () => {
  const opened = paramsOfView({ viewId: 'v1', query: 'severity=HUGE&mood=bad&status=new&sel=d1' });
  expect(opened.toString()).toBe('status=new&view=v1');
});

test('the cases are no saved view, and a view is left without leaving its list', () => {
  expect(viewIdOf(params('view=cases'))).toBeNull();
  expect(viewIdOf(params('view='))).toBeNull();
  expect(withoutOpenView(params('status=new&view=v1')).toString()).toBe('status=new');
});

test('values that are gone are taken out, wanted and unwanted', () => {
  const shown = params('policy=a&policy=b&not=policy:a&not=tag:a&tag=a');
  const left = withoutValues(shown, [{ filter: 'policy', value: 'a' }]);
  expect(left.toString()).toBe('policy=b&not=tag%3Aa&tag=a');
});
