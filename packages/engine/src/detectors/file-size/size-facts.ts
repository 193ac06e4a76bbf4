import type { DetectionFact } from '@waybill/contract';
import type { SizePast } from '../detector-past.ts';
import { nameParts } from '../file-name/name-parts.ts';
import type { CarriedFile } from '../movement/carried-files.ts';
import { fact } from '../weigh.ts';
import { normOf } from './size-norms.data.ts';

/** Below this nothing is large, whatever the norm. */
const LARGE = 10 * 1024 * 1024;
/** Deviation from the median at which a size becomes significant, and points per further deviation. */
const TAIL = { from: 3, points: 1.6, perDeviation: 0.8, cap: 3.2 } as const;
/** Minimum number of earlier sizes for a distribution. */
const ENOUGH = { own: 20, peers: 100 } as const;
/** People often repeat identical sizes: a smaller spread would make everything look unusual. */
const LEAST_SPREAD = 0.7;

/** A size compared with the usual sizes of its extension. `usual` is the bound in bytes. */
export function sizeForType({ name, sizeBytes }: CarriedFile): DetectionFact[] {
  const norm = normOf(nameParts(name).extension);
  if (norm === undefined) return [];
  return tail('sizeForType', sizeBytes, { middle: Math.log(norm.median), spread: norm.spread });
}

/** A size against what the person, or the peers, moved before. */
export function sizeForPerson(
  key: 'ownSizes' | 'peerSizes',
  sizeBytes: number | null,
  past: SizePast | null,
): DetectionFact[] {
  const enough = key === 'ownSizes' ? ENOUGH.own : ENOUGH.peers;
  if (past === null || !(past.count >= enough)) return [];
  const spread = Math.max(LEAST_SPREAD, past.logDeviation);
  return tail(key, sizeBytes, { middle: past.logMean, spread });
}

function tail(
  key: string,
  sizeBytes: number | null,
  { middle, spread }: { middle: number; spread: number },
): DetectionFact[] {
  if (sizeBytes === null || !(sizeBytes >= LARGE) || !Number.isFinite(sizeBytes)) return [];
  const deviations = (Math.log(sizeBytes) - middle) / spread;
  if (!(deviations >= TAIL.from)) return [];
  const points = TAIL.points + TAIL.perDeviation * (deviations - TAIL.from);
  const bound = Math.round(Math.exp(middle + TAIL.from * spread));
  return [fact(key, sizeBytes, Math.min(TAIL.cap, points), bound)];
}

/** Smaller differences come from metadata that systems add. */
const COMPARABLE = 64 * 1024;
const FACTOR = 1.5;
const SOURCE_POINTS = 2.2;

/** A size far from the reported size of the same file. */
export function sizeOfSource(
  sizeBytes: number | null,
  sourceBytes: number | null,
): DetectionFact[] {
  if (sizeBytes === null || sourceBytes === null) return [];
  const [small, large] =
    sizeBytes < sourceBytes ? [sizeBytes, sourceBytes] : [sourceBytes, sizeBytes];
  if (!(small >= COMPARABLE) || !Number.isFinite(large) || large < small * FACTOR) return [];
  return [fact('sizeOfSource', sizeBytes, SOURCE_POINTS, sourceBytes)];
}
