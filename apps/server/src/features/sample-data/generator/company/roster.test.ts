import { expect, test } from 'vitest';
import { DEPARTMENTS, HEADCOUNT, SAMPLE_MANAGED_DEVICES } from '../sample-company.data.ts';
import { addressName } from './address-name.ts';
import { createRoster } from './roster.ts';

const OPTIONS = { seed: 11, endAt: Date.UTC(2026, 4, 12), ownDomain: 'Harbor.example' };
const people = createRoster(OPTIONS);

test('every department has its people, all with an address and a laptop of their own', () => {
  expect(people).toHaveLength(HEADCOUNT);
  for (const { id, headcount } of DEPARTMENTS) {
    expect(people.filter(({ department }) => department.id === id)).toHaveLength(headcount);
  }
  expect(new Set(people.map(({ email }) => email)).size).toBe(HEADCOUNT);
  expect(people.map(({ device }) => device)).toEqual(SAMPLE_MANAGED_DEVICES);
  expect(people.every(({ email }) => /^[a-z]+\.[a-z]+@harbor\.example$/.test(email))).toBe(true);
});

test('everybody but the first reports to somebody, and all lines end there', () => {
  const byEmail = new Map(people.map((person) => [person.email, person]));
  for (const person of people) {
    let at = person;
    for (let step = 0; at.managerEmail !== null && step < 5; step += 1) {
      at = byEmail.get(at.managerEmail) ?? at;
    }
    expect(at.email).toBe(people[0]?.email);
  }
  const engineering = people.filter(({ department }) => department.id === 'engineering');
  expect(engineering.filter(({ title }) => title === 'Engineering Lead').length).toBe(6);
});

test('a seed changes who is busy, not how much there is to do', () => {
  const other = createRoster({ ...OPTIONS, seed: 12 });
  expect(other.map(({ name }) => name)).not.toEqual(people.map(({ name }) => name));
  for (const roster of [people, other]) {
    const load = roster.reduce((sum, { volume, department }) => sum + volume / department.pace, 0);
    expect(load).toBeCloseTo(HEADCOUNT, 6);
  }
});

test('names become plain addresses', () => {
  expect(addressName('Gonçalo Møllegaard')).toBe('goncalo.mollegaard');
  expect(addressName('Inês Nygård')).toBe('ines.nygard');
});
