import { expect, test } from 'vitest';
import { slidingEpisodes } from './sliding-episodes.ts';
import type { WindowPoint } from './window-point.ts';
import type { SequenceRule } from './window-rule.ts';

const anything = { all: [] };
const RULE: SequenceRule = {
  metric: 'sequence',
  isOrdered: true,
  windowMs: 100,
  episodeGapMs: 0,
  groupBy: ['actor'],
  steps: [
    { name: 'taken', condition: anything },
    { name: 'packed', condition: anything },
    { name: 'sent', condition: anything },
  ],
};
const [TAKEN, PACKED, SENT] = [1, 2, 4];

let count = 0;
const act = (at: number, steps: number, id = `e${(count += 1)}-${at}`): WindowPoint => ({
  at,
  id,
  values: [],
  bytes: 0,
  steps,
});

test('steps in their order within the window are a detection, with what happened of each', () => {
  const events = [act(0, TAKEN), act(10, TAKEN), act(20, PACKED), act(30, SENT)];
  expect(slidingEpisodes(events, RULE)).toMatchObject([
    {
      peak: 3,
      severity: null,
      firstTriggerId: events[3]?.id,
      pointIds: events.map(({ id }) => id),
      steps: [
        { name: 'taken', events: 2, firstAt: 0, lastAt: 10 },
        { name: 'packed', events: 1, firstAt: 20, lastAt: 20 },
        { name: 'sent', events: 1, firstAt: 30, lastAt: 30 },
      ],
    },
  ]);
});

test('in another order, or over a longer time, they are none', () => {
  expect(slidingEpisodes([act(0, PACKED), act(1, TAKEN), act(2, SENT)], RULE)).toEqual([]);
  expect(slidingEpisodes([act(0, TAKEN), act(50, PACKED), act(101, SENT)], RULE)).toEqual([]);
});

test('an event is one step: what could be two of them does not follow itself', () => {
  expect(slidingEpisodes([act(0, TAKEN), act(1, PACKED | SENT)], RULE)).toEqual([]);
  expect(slidingEpisodes([act(0, TAKEN), act(1, PACKED | SENT), act(2, SENT)], RULE)).toHaveLength(
    1,
  );
});

test('within one instant the order of the steps is taken for theirs', () => {
  expect(slidingEpisodes([act(5, SENT), act(5, PACKED), act(5, TAKEN)], RULE)).toHaveLength(1);
});

test('what belongs to no whole sequence is no evidence', () => {
  const events = [act(0, PACKED), act(1, TAKEN), act(2, PACKED), act(3, SENT), act(4, TAKEN)];
  const [episode] = slidingEpisodes(events, RULE);
  expect(episode?.pointIds).toEqual(events.slice(1, 4).map(({ id }) => id));
});

test('a step may ask for several events', () => {
  const [taken, packed, sent] = RULE.steps;
  if (!taken || !packed || !sent) throw new Error('three steps');
  const rule = { ...RULE, steps: [{ ...taken, atLeast: 3 }, packed, sent] };
  const rest = [act(20, PACKED), act(30, SENT)];
  expect(slidingEpisodes([act(0, TAKEN), act(1, TAKEN), ...rest], rule)).toEqual([]);
  const enough = [act(0, TAKEN), act(1, TAKEN), act(2, TAKEN), act(3, TAKEN), ...rest];
  expect(slidingEpisodes(enough, rule)).toMatchObject([{ steps: [{ events: 4 }, {}, {}] }]);
});

test('a late step completes a sequence that has waited for it', () => {
  const events = [act(0, TAKEN), act(30, SENT)];
  expect(slidingEpisodes(events, RULE)).toEqual([]);
  expect(slidingEpisodes([...events, act(20, PACKED)], RULE)).toHaveLength(1);
});

test('without order all steps have to happen within the window, in whatever order', () => {
  const rule = { ...RULE, isOrdered: false };
  expect(slidingEpisodes([act(0, SENT), act(1, TAKEN), act(2, PACKED)], rule)).toHaveLength(1);
  expect(slidingEpisodes([act(0, SENT), act(1, TAKEN), act(101, PACKED)], rule)).toEqual([]);
});

test('a step of many events costs no more than one of few', () => {
  const [taken, packed, sent] = RULE.steps;
  if (!taken || !packed || !sent) throw new Error('three steps');
  const rule = { ...RULE, windowMs: 1e9, steps: [{ ...taken, atLeast: 10_000 }, packed, sent] };
  const events = Array.from({ length: 40_000 }, (_, index) =>
    act(index, index < 39_000 ? TAKEN : index % 2 === 0 ? PACKED : SENT, String(index)),
  );
  const [episode] = slidingEpisodes(events, rule);
  expect(episode?.steps?.map(({ events: number }) => number)).toEqual([39_000, 500, 500]);
});
