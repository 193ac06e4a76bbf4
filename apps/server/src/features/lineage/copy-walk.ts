import type { EdgeKind } from '@waybill/contract';

/** Facts to decide whether a version is a copy. */
export interface CopyVersion {
  version_id: string;
  object_id: string;
  name: string | null;
  /** Hexadecimal. */
  digest: string | null;
  /** Its object exists and contains it. */
  is_live: boolean;
}

export interface CopyStep {
  src: string;
  dst: string;
  kind: EdgeKind;
  confidence: number;
}

export interface FoundCopy {
  versionId: string;
  hops: number;
  /** Of the least certain step on the way. */
  minConfidence: number;
}

/** `content`: the version is it, possibly edited; `archive`: the version contains it, with others. */
type Holding = 'content' | 'archive';

/** A version that the walk of one object has reached. */
interface Visit extends FoundCopy {
  holding: Holding;
}

/** State of one object's walk. */
interface Walk {
  visits: Map<string, Visit>;
  frontier: Visit[];
  /** Facts that distinguish a file from others in an archive. */
  digests: Set<string>;
  names: Set<string>;
}

/**
 * Follows the content of objects through the graph. From a copy the walk goes both ways over steps that
 * preserve the content; forward also over edits, as an edited copy is still one; into archives, and out
 * of them only to files with the digest or, if unknown, the name of the content: other contents of an
 * archive are not copies.
 */
export class CopyWalk {
  depth = 0;
  readonly #versions = new Map<string, CopyVersion>();
  readonly #walks = new Map<string, Walk>();

  constructor(seeds: readonly CopyVersion[]) {
    this.learn(seeds);
    for (const [objectId, versions] of Map.groupBy(seeds, (seed) => seed.object_id)) {
      const walk: Walk = {
        visits: new Map(),
        frontier: [],
        digests: new Set(),
        names: new Set(),
      };
      this.#walks.set(objectId, walk);
      for (const { version_id: versionId } of versions) {
        this.#visit(walk, { versionId, hops: 0, minConfidence: 1, holding: 'content' });
      }
    }
  }

  /** Number of known versions. */
  get size(): number {
    return this.#versions.size;
  }

  learn(versions: readonly CopyVersion[]): void {
    for (const version of versions) this.#versions.set(version.version_id, version);
  }

  /** Versions whose steps come next, without duplicates. */
  frontier(): string[] {
    const visits = [...this.#walks.values()].flatMap((walk) => walk.frontier);
    return [...new Set(visits.map(({ versionId }) => versionId))];
  }

  /** Versions of steps about which nothing is known yet. */
  unknownOf(steps: readonly CopyStep[]): string[] {
    const ids = steps.flatMap(({ src, dst }) => [src, dst]);
    return [...new Set(ids)].filter((versionId) => !this.#versions.has(versionId));
  }

  /** Follows the steps into and out of the frontier. */
  goOn(steps: readonly CopyStep[]): void {
    const down = Map.groupBy(steps, ({ src }) => src);
    const up = Map.groupBy(steps, ({ dst }) => dst);
    for (const walk of this.#walks.values()) {
      const { frontier } = walk;
      walk.frontier = [];
      for (const visit of frontier) {
        for (const step of down.get(visit.versionId) ?? []) {
          this.#follow(walk, visit, { ...step, to: step.dst, isDown: true });
        }
        for (const step of up.get(visit.versionId) ?? []) {
          this.#follow(walk, visit, { ...step, to: step.src, isDown: false });
        }
      }
    }
    this.depth += 1;
  }

  /** Objects whose walk is not at its end. */
  openObjects(): string[] {
    return [...this.#walks].flatMap(([objectId, walk]) =>
      walk.frontier.length > 0 ? objectId : [],
    );
  }

  copiesOf(objectId: string): FoundCopy[] {
    const byObject = new Map<string, FoundCopy>();
    for (const visit of this.#walks.get(objectId)?.visits.values() ?? []) {
      const version = this.#versions.get(visit.versionId);
      if (!version?.is_live || version.object_id === objectId) continue;
      if (!byObject.has(version.object_id)) byObject.set(version.object_id, visit);
    }
    return [...byObject.values()];
  }

  #follow(
    walk: Walk,
    from: Visit,
    step: { to: string; kind: EdgeKind; confidence: number; isDown: boolean },
  ): void {
    const version = this.#versions.get(step.to);
    if (!version) return;
    const holding = holdingAfter(from.holding, step.kind, step.isDown);
    if (holding === null) return;
    const isUnpacked = from.holding === 'archive' && holding === 'content';
    if (isUnpacked && !isContent(walk, version)) return;
    this.#visit(walk, {
      versionId: step.to,
      hops: from.hops + 1,
      minConfidence: Math.min(from.minConfidence, step.confidence),
      holding,
    });
  }

  #visit(walk: Walk, visit: Visit): void {
    const known = walk.visits.get(visit.versionId);
    if (known) {
      // Reached again in as many hops, over more certain steps.
      if (known.hops === visit.hops && known.minConfidence < visit.minConfidence) {
        known.minConfidence = visit.minConfidence;
      }
      return;
    }
    walk.visits.set(visit.versionId, visit);
    walk.frontier.push(visit);
    const version = this.#versions.get(visit.versionId);
    if (visit.holding === 'archive' || !version) return;
    if (version.digest !== null) walk.digests.add(version.digest);
    if (version.name !== null) walk.names.add(version.name);
  }
}

/** Content of a version reached by a step from a copy; null: none of it. */
function holdingAfter(holding: Holding, kind: EdgeKind, isDown: boolean): Holding | null {
  switch (kind) {
    case 'same-content':
    case 'moved':
    case 'converted':
    case 'granted':
      return holding;
    case 'edited':
      return isDown ? holding : null;
    case 'contains':
      return isDown ? 'archive' : 'content';
    case 'contained-in':
      return isDown ? 'content' : 'archive';
    case 'partial':
      return null;
  }
}

function isContent({ digests, names }: Walk, { digest, name }: CopyVersion): boolean {
  if (digest !== null && digests.size > 0) return digests.has(digest);
  return name !== null && names.has(name);
}
