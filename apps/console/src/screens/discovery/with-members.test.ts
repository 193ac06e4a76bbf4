import type { FlowMap } from '@waybill/contract';
import { expect, test } from 'vitest';
import { flowMap } from './testing/flow-fixture.data.ts';
import { withMembers } from './with-members.ts';

const counted = flowMap();

/** The same reading, with other figures and without people and objects. */
function uncounted(): FlowMap {
  const parts = <T extends { figures: FlowMap['total'] }>(given: T[]): T[] =>
    given.map((part) => ({ ...part, figures: without(part.figures) }));
  return {
    ...counted,
    total: without(counted.total),
    origins: parts(counted.origins),
    destinations: parts(counted.destinations),
    bands: parts(counted.bands),
  };
}

const without = (figures: FlowMap['total']): FlowMap['total'] => ({
  ...figures,
  events: figures.events + 1,
  people: null,
  objects: null,
});

test('people and objects come from the second reading, all else stays as it was drawn', () => {
  const first = uncounted();
  const map = withMembers(first, counted);
  expect(map?.total).toEqual({
    ...counted.total,
    events: counted.total.events + 1,
  });
  expect(map?.bands.map(({ figures }) => figures.people)).toEqual(
    counted.bands.map(({ figures }) => figures.people),
  );
  expect(map?.origins.map(({ figures }) => figures.events)).toEqual(
    first.origins.map(({ figures }) => figures.events),
  );
});

test('what the second reading does not tell of stays uncounted, and what is counted stays', () => {
  const first = uncounted();
  const map = withMembers(first, { ...counted, bands: counted.bands.slice(1) });
  expect(map?.bands[0]?.figures.people).toBeNull();
  expect(withMembers(first, undefined)).toBe(first);
  expect(withMembers(counted, first)).toBe(counted);
});
