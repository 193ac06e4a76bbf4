import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctMembers, memberSets, NO_MEMBER } from './member-sets.ts';

// Few values, many with the same first or last byte.
const digest = fc
  .tuple(fc.constantFrom(0, 1, 255), fc.constantFrom(0, 7), fc.constantFrom(0, 254, 255))
  .map(([first, middle, last]) => Buffer.from([first, 0, middle, 0, 0, 0, 0, last]));
const flows = fc.array(fc.array(digest, { maxLength: 12 }), { maxLength: 9 });

const isMember = (member: Buffer): boolean => member.some((byte) => byte !== 0);

test('different members of groups are counted as a set would', () => {
  fc.assert(
    fc.property(flows, fc.array(fc.integer({ min: -1, max: 3 })), (given, groups) => {
      const groupOf = given.map((_, index) => groups[index] ?? -1);
      const sets = memberSets(given.map((members) => Buffer.concat(members)));
      const textsOf = (group: number) =>
        given.flatMap((members, index) =>
          groupOf[index] === group
            ? members.filter(isMember).map((member) => member.toString('hex'))
            : [],
        );
      expect([...distinctMembers(sets, groupOf, 4)]).toEqual(
        [0, 1, 2, 3].map((group) => new Set(textsOf(group)).size),
      );
      const members = given.flat().filter(isMember);
      expect(sets.size).toBe(new Set(members.map((member) => member.toString('hex'))).size);
      expect(
        sets.flows.map((numbers) => [...numbers].map((number) => number !== NO_MEMBER)),
      ).toEqual(given.map((flow) => flow.map(isMember)));
    }),
  );
});
