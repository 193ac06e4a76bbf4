import { expect, test } from 'vitest';
import { isWithinScope, ScopeRules } from './access-scopes.ts';

const rules = (told: object): ScopeRules => ScopeRules.parse(told);
const ALL = rules({});
const LENDING = rules({ people: { include: ['department:Lending', 'department:Retail'] } });

test('everything is within no limits, and only itself within everything', () => {
  expect(isWithinScope(LENDING, ALL)).toBe(true);
  expect(isWithinScope(ALL, ALL)).toBe(true);
  expect(isWithinScope(ALL, LENDING)).toBe(false);
});

test('fewer included groups are narrower, others are not', () => {
  expect(isWithinScope(rules({ people: { include: ['department:Lending'] } }), LENDING)).toBe(true);
  expect(isWithinScope(rules({ people: { include: ['department:Board'] } }), LENDING)).toBe(false);
});

test('what is excluded stays excluded', () => {
  const limit = rules({ sources: { exclude: ['Slack'] } });
  expect(isWithinScope(rules({ sources: { include: ['Gmail'] } }), limit)).toBe(false);
  expect(isWithinScope(rules({ sources: { exclude: ['Slack', 'Gmail'] } }), limit)).toBe(true);
});

test('a limit of another dimension does not make up for one that is missing', () => {
  expect(isWithinScope(rules({ sources: { include: ['Slack'] } }), LENDING)).toBe(false);
});
