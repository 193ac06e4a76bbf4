import { expect, test } from 'vitest';
import type { Label } from './corpus.ts';
import { scoreSet } from './score-set.ts';

const LABELS = new Map<string, Label>([
  ['leak-1', { label: 'exfil', episode: 'leak' }],
  ['leak-2', { label: 'exfil', episode: 'leak' }],
  ['copy', { label: 'exfil', episode: 'copy' }],
  ['alone', { label: 'exfil' }],
  ['look', { label: 'discovery' }],
  ['set-up', { label: 'lab-provisioning' }],
]);

test('an episode is found by one of its events, in whatever detection it stands', () => {
  const { episodes, missed } = scoreSet(LABELS, [['work', 'leak-2'], ['alone']]);
  expect(episodes).toEqual(['leak', 'copy', 'alone']);
  expect(missed).toEqual(['copy']);
});

test('an attack that is no exfiltration finds no episode and is no false alert either', () => {
  expect(scoreSet(LABELS, [['look']])).toMatchObject({
    missed: ['leak', 'copy', 'alone'],
    falseAlerts: [],
  });
});

test('a detection is false when all it holds is ordinary work or the setting up of a lab', () => {
  const detections = [['work'], ['work', 'set-up'], ['set-up', 'copy'], ['work', 'look'], []];
  expect(scoreSet(LABELS, detections).falseAlerts).toEqual([0, 1, 4]);
});
