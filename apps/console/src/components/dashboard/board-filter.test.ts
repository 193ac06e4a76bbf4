import { expect, test } from 'vitest';
import { crossFilter, isFilteredBy, readCross, toggleMark, withoutCross } from './board-filter.ts';

const params = (text: string) => new URLSearchParams(text);

test('whatever the address holds, only known values of closed vocabularies filter', () => {
  const cross = readCross(
    params('severity=HIGH,NONE&category=Nope&source=Slack&hours=167&hours=168&destination=a,b&q=x'),
  );
  expect(cross).toEqual({
    severity: ['HIGH'],
    source: ['Slack'],
    hours: ['167'],
    destination: ['a,b'],
  });
  expect(crossFilter(cross)).toMatchObject({ severity: ['HIGH'], hours: [167], person: [] });
});

test('a mark is added, and taken out when all of it is there', () => {
  const flow = { source: ['Slack'], destination: ['Public'] };
  const added = toggleMark(params('from=now-7d&source=Slack'), flow);
  expect(added.toString()).toBe('from=now-7d&source=Slack&destination=Public');
  expect(isFilteredBy(readCross(added), flow)).toBe(true);
  expect(toggleMark(added, flow).toString()).toBe('from=now-7d');
});

test('a second value of the same filter stands beside the first', () => {
  const added = toggleMark(params('severity=HIGH'), { severity: ['LOW'] });
  expect(added.getAll('severity')).toEqual(['HIGH', 'LOW']);
});

test('clearing takes the filters of marks away and nothing else', () => {
  const cleared = withoutCross(params('from=now-7d&managed=managed&hours=3&person=a&policy=b'));
  expect(cleared.toString()).toBe('from=now-7d&managed=managed');
});
