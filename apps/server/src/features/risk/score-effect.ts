import {
  SEVERITIES,
  type RescoreExample,
  type ScoreEffect,
  type Severity,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../detection/detections-read-model.ts';

const MOST_EXAMPLES = 10;

interface Scored {
  score: number;
  severity: Severity;
}

interface Change {
  detectionId: string;
  before: Scored;
  after: Scored;
}

/** Sums up the effect of a different scoring. */
export interface EffectCounter {
  add(change: Change): void;
  /** @param mayRead whether examples may name detections */
  effect(
    tx: Transaction,
    tenantId: number,
    given: { mayRead: boolean; isComplete: boolean },
  ): Promise<ScoreEffect>;
}

export function countEffect(): EffectCounter {
  const before = noSeverities();
  const after = noSeverities();
  const moves = new Map<string, ScoreEffect['moves'][number]>();
  let largest: Change[] = [];
  const counts = { detections: 0, rescored: 0, rising: 0, falling: 0 };
  return {
    add(change) {
      const { before: was, after: is } = change;
      counts.detections += 1;
      before[was.severity] += 1;
      after[is.severity] += 1;
      if (was.score !== is.score || was.severity !== is.severity) {
        counts.rescored += 1;
        largest = [...largest, change].toSorted(byExtent).slice(0, MOST_EXAMPLES);
      }
      const step = stepOf(change);
      if (step === 0) return;
      counts[step > 0 ? 'rising' : 'falling'] += 1;
      const key = `${was.severity} ${is.severity}`;
      const count = (moves.get(key)?.count ?? 0) + 1;
      moves.set(key, { from: was.severity, to: is.severity, count });
    },
    async effect(tx, tenantId, { mayRead, isComplete }) {
      return {
        ...counts,
        before,
        after,
        moves: [...moves.values()].toSorted((left, right) => right.count - left.count),
        examples: mayRead ? await readExamples(tx, tenantId, largest) : [],
        isComplete,
      };
    },
  };
}

function noSeverities(): Record<Severity, number> {
  return { LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0 };
}

function stepOf({ before, after }: Change): number {
  return SEVERITIES.indexOf(after.severity) - SEVERITIES.indexOf(before.severity);
}

/** Changes of severity first, then of points; of equals the newest, which was added first. */
function byExtent(left: Change, right: Change): number {
  const points = ({ before, after }: Change) => Math.abs(after.score - before.score);
  return Math.abs(stepOf(right)) - Math.abs(stepOf(left)) || points(right) - points(left);
}

async function readExamples(
  tx: Transaction,
  tenantId: number,
  changes: readonly Change[],
): Promise<RescoreExample[]> {
  const rows = await tx.named<
    TitleRow & { detection_id: string; number: string } & Record<string, unknown>
  >(
    'rescore_examples',
    `SELECT d.detection_id, d.number, ${TITLE_COLUMNS} FROM detection d
     WHERE d.tenant_id = $1 AND d.detection_id = ANY($2::uuid[])`,
    [tenantId, changes.map(({ detectionId }) => detectionId)],
  );
  const known = new Map(rows.map((row) => [row.detection_id, row]));
  return changes.flatMap(({ detectionId, before, after }) => {
    const row = known.get(detectionId);
    return row === undefined
      ? []
      : [{ detectionId, number: Number(row.number), title: detectionTitle(row), before, after }];
  });
}
