import { defineDetector } from './define-detector.ts';
import { isLeaving } from './movement/leaving.ts';
import { fact, findingOf, judgeOf } from './weigh.ts';

const JUDGE = judgeOf({
  id: '__kebab__',
  version: 1,
  origin: '__origin__',
  name: '__Title__',
  description: 'A program is uploaded to a place outside.',
  title: '__Title__',
  groupBy: ['actor', 'object'],
});

/** Log odds; together they have to outweigh how rarely a movement means something. */
const PROGRAM_POINTS = 2.2;

/** Programs that leave. */
export const detector = defineDetector({
  id: JUDGE.key,
  origin: JUDGE.origin,
  type: 'AI',
  inputs: ['object.extension', 'category'],
  evaluate(event) {
    const extension = event.object.extension?.toLowerCase() ?? '';
    if (!isLeaving(event) || !['exe', 'msi'].includes(extension)) return [];
    return findingOf(JUDGE, [fact('typeMismatch', 'program', PROGRAM_POINTS)]);
  },
  examples: [
    {
      facts: { movement: 'upload', category: 'Web Upload', object: { extension: 'EXE' } },
      hits: [JUDGE.key],
    },
    { facts: { movement: 'upload', category: 'Web Upload', object: { extension: 'pdf' } }, hits: [] },
    { facts: { movement: 'none', object: { extension: 'exe' } }, hits: [] },
  ],
});
