import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  firstSequence,
  moved,
  newStep,
  sequenceForm,
  storedSequence,
  type SequenceForm,
} from './sequence-form.ts';

const FORM: SequenceForm = {
  ...firstSequence((number) => `Step ${number}`),
  steps: [
    { name: 'Took', condition: { f: 'movement', op: 'eq', v: 'download' }, atLeast: 20 },
    {
      name: 'Sent',
      condition: { any: [{ not: { f: 'actor.email', op: 'exists' } }, { all: [] }] },
      atLeast: 1,
    },
  ],
  isOrdered: false,
  isFixed: true,
};

test('a sequence is stored and read back as it was, with trees of any depth', () => {
  const stored = storedSequence(FORM);
  expect(sequenceForm(stored)).toEqual(FORM);
  expect(sequenceForm(JSON.parse(JSON.stringify(stored)))).toEqual(FORM);
  expect(stored).toMatchObject({ metric: 'sequence', isFixed: true, steps: [{ atLeast: 20 }, {}] });
});

test('a condition that is not written yet asks for nothing', () => {
  const stored = { ...storedSequence(FORM), steps: [{ name: 'Later', condition: null }] };
  expect(sequenceForm(stored)?.steps).toEqual([
    { name: 'Later', condition: { all: [] }, atLeast: 1 },
  ]);
});

test('a count, and a sequence without its members, have no form of a sequence', () => {
  const { steps, isOrdered, ...stored } = storedSequence(FORM);
  expect(sequenceForm({ ...stored, steps: steps ?? [] })).toBeNull();
  expect(sequenceForm({ ...stored, isOrdered: isOrdered ?? true })).toBeNull();
  expect(sequenceForm({ ...storedSequence(FORM), metric: 'events' })).toBeNull();
});

test('moving a part keeps all others in their order', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 3)).toEqual(['a', 'b', 'c']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(), fc.nat(), (list, a, b) => {
      const from = a % list.length;
      const to = b % list.length;
      const next = moved(list, from, to);
      expect(next[to]).toBe(list[from]);
      expect(next.filter((part) => part !== list[from])).toEqual(
        list.filter((part) => part !== list[from]),
      );
    }),
  );
});

test('a new step asks for something that is still to be chosen', () => {
  expect(newStep('x').condition).toEqual({ f: '', op: 'eq', v: '' });
});
