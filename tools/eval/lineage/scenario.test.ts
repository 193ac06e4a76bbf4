import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { simulate, type ScenarioOptions } from './scenario.ts';
import { scoreGraph } from './score-graph.ts';

const OPTIONS: ScenarioOptions = {
  seed: 7,
  acts: 800,
  people: 12,
  skewSeconds: 0,
  loss: 0,
  late: 0,
  hasMemberDigests: true,
  commonContent: 0.05,
};

/** What makes the records and the truth, as against what reads them and compares. */
const GENERATOR = [
  'company.ts',
  'habits.data.ts',
  'holdings.ts',
  'random.ts',
  'record-writer.ts',
  'records.ts',
  'scenario.ts',
  'simulation.ts',
  'truth.ts',
];

test('the truth comes from nothing that is judged by it', () => {
  const folder = import.meta.dirname;
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(GENERATOR));
  for (const file of GENERATOR) {
    const imported = readFileSync(path.join(folder, file), 'utf8').matchAll(/from '([^']+)'/g);
    const foreign = [...imported].map(([, name]) => name).filter((name) => !name?.startsWith('./'));
    expect(foreign).toEqual([]);
  }
});

test('a seed gives the same company, another one another', () => {
  const first = simulate(OPTIONS);
  expect(simulate(OPTIONS).records).toEqual(first.records);
  expect(simulate({ ...OPTIONS, seed: 8 }).records).not.toEqual(first.records);
});

test('loss takes records of the middle of chains and leaves the truth as it is', () => {
  const [whole, less] = [simulate(OPTIONS), simulate({ ...OPTIONS, loss: 0.2 })];
  expect(less.truth.edges).toEqual(whole.truth.edges);
  expect(less.records).toHaveLength(whole.records.length - less.lost);
  expect(less.lost).toBeGreaterThan(whole.records.length * 0.05);
  const ends = (records: typeof whole.records) => records.filter(({ isEnd }) => isEnd).length;
  expect(ends(less.records)).toBe(ends(whole.records));
});

test('records that are late arrive in another order and say the same', () => {
  const [prompt, late] = [simulate(OPTIONS), simulate({ ...OPTIONS, late: 0.3 })];
  const said = (records: typeof prompt.records) => new Set(records.map(({ recordId }) => recordId));
  expect(said(late.records)).toEqual(said(prompt.records));
  expect(late.records.map(({ recordId }) => recordId)).not.toEqual(
    prompt.records.map(({ recordId }) => recordId),
  );
});

test('the truth itself scores 1, nothing scores 0, a wrong edge costs precision', () => {
  const { truth } = simulate(OPTIONS);
  const whole = scoreGraph(truth, { edges: truth.edges, gaps: new Set() });
  expect(whole).toMatchObject({ precision: 1, recall: 1, originPrecision: 1, originRecall: 1 });
  const none = scoreGraph(truth, { edges: [], gaps: new Set() });
  expect(none).toMatchObject({ recall: 0, originRecall: 0 });
  const [first] = truth.edges;
  if (!first) throw new Error('a company in which nothing moved');
  const wrong = { from: first.to, to: first.from };
  const one = scoreGraph(truth, { edges: [...truth.edges, wrong], gaps: new Set() });
  expect(one.wrong).toEqual([wrong]);
  expect(one.precision).toBeLessThan(1);
});
