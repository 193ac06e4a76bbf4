import type { Transaction } from '@waybill/store';
import { lastSteps, stepsDown, stepsUp, type Step, type StepFilter } from './graph-step.ts';
import { countPaths, listPaths, PathGraph, pathLayers } from './path-graph.ts';
import { SearchSide, type PathEnd } from './search-side.ts';

export interface PathRequest {
  origin: PathEnd;
  destination: PathEnd;
  /** Less certain steps are skipped; default 0. */
  minConfidence?: number;
  /** Default 12. */
  maxHops?: number;
  /** When the last step happened: `from` included, `to` not; default any time. */
  from?: Date;
  to?: Date;
  /** Maximum number of returned paths, fewest hops first. Default 60. */
  maxPaths?: number;
  /** Maximum versions inspected; default 10,000. */
  maxVersions?: number;
  /** Milliseconds after which no further level is started; default 2,000. */
  maxMs?: number;
}

export interface FoundPaths {
  /** Version ids from origin to destination, fewest hops first. */
  paths: string[][];
  /** There may be more: a limit was reached, or both ends have too many versions to start from. */
  isTruncated: boolean;
  /** Versions examined. */
  searched: number;
}

/** Default maximum steps of a path in a trace. */
export const DEFAULT_MAX_HOPS = 12;

const DEFAULTS = {
  minConfidence: 0,
  from: new Date(0),
  to: new Date('9999-01-01T00:00:00Z'),
  maxHops: DEFAULT_MAX_HOPS,
  maxPaths: 60,
  maxVersions: 10_000,
  maxMs: 2000,
};

/** Once a path is found and this share of the version budget is used, no further level is started. */
const SHARE_FOR_LONGER = 0.2;
/** The level that exceeds it is read up to this share: one level can be larger than all before it. */
const SHARE_OF_LAST_LEVEL = 0.35;

/**
 * Paths between two ends: a bidirectional search that always continues on the side with fewer steps,
 * one statement per level. All paths of at most `maxHops` are found unless `isTruncated` says
 * otherwise.
 */
export async function findPaths(
  tx: Transaction,
  tenantId: number,
  request: PathRequest,
): Promise<FoundPaths> {
  const search = new PathSearch(tx, tenantId, request);
  await search.run();
  return search.found();
}

class PathSearch {
  readonly #tx: Transaction;
  readonly #filter: StepFilter;
  readonly #graph = new PathGraph();
  readonly #numbers = new Map<string, number>();
  readonly #ids: string[] = [];
  readonly #up: SearchSide;
  readonly #down: SearchSide;
  readonly #bounds: Pick<typeof DEFAULTS, 'maxHops' | 'maxPaths' | 'maxVersions'>;
  readonly #until: number;
  #isTruncated: boolean;

  constructor(tx: Transaction, tenantId: number, request: PathRequest) {
    const { origin, destination, ...bounds } = { ...DEFAULTS, ...request };
    this.#tx = tx;
    this.#bounds = bounds;
    this.#filter = { tenantId, ...bounds };
    for (const id of origin.versionIds) this.#graph.origins.add(this.#numberOf(id));
    for (const id of destination.versionIds) this.#graph.destinations.add(this.#numberOf(id));
    const areBothLarge = origin.placeIds !== null && destination.placeIds !== null;
    // If both ends are too large, the destination's first versions are traced back.
    this.#up = new SearchSide(
      destination.placeIds === null || areBothLarge ? [...this.#graph.destinations] : null,
      origin.placeIds,
    );
    this.#down = new SearchSide(
      origin.placeIds === null ? [...this.#graph.origins] : null,
      destination.placeIds,
    );
    this.#isTruncated = areBothLarge;
    this.#until = performance.now() + bounds.maxMs;
  }

  async run(): Promise<void> {
    while (!this.#isComplete()) {
      const isAtBound =
        this.#searched() >= this.#bounds.maxVersions || performance.now() > this.#until;
      // Versions may remain that only longer paths go through.
      if (isAtBound || this.#hasEnough()) {
        this.#isTruncated = true;
        return;
      }
      await this.#goOn(this.#nextSide());
    }
  }

  found(): FoundPaths {
    const layers = pathLayers(this.#graph, this.#bounds.maxHops);
    const isCut =
      countPaths(this.#graph, layers, this.#bounds.maxPaths + 1) > this.#bounds.maxPaths;
    return {
      paths: listPaths(this.#graph, layers, this.#bounds.maxPaths).map((path) =>
        path.map((version) => this.#ids[version] ?? ''),
      ),
      isTruncated: this.#isTruncated || isCut,
      searched: this.#searched(),
    };
  }

  #isComplete(): boolean {
    return (
      this.#up.isExhausted() ||
      this.#down.isExhausted() ||
      this.#up.depth + this.#down.depth >= this.#bounds.maxHops
    );
  }

  #nextSide(): SearchSide {
    if (!this.#down.isSearching) return this.#up;
    if (!this.#up.isSearching) return this.#down;
    // Only the last steps are limited to a time range, so they are read first.
    if (this.#up.depth === 0) return this.#up;
    return this.#up.cost <= this.#down.cost ? this.#up : this.#down;
  }

  async #goOn(side: SearchSide): Promise<void> {
    const room = this.#room();
    const most = Math.min(side.most, room);
    const steps = await this.#read(side, most + 1);
    if (steps.length > most && most < room) return side.putOff(most);
    if (steps.length > most) this.#isTruncated = true;
    this.#take(side, steps.slice(0, most));
  }

  #read(side: SearchSide, most: number): Promise<Step[]> {
    const versionIds = side.frontier.map((version) => this.#ids[version] ?? '');
    const request = { versionIds, most, endPlaceIds: side.endPlaceIds };
    if (side === this.#down) return stepsDown(this.#tx, this.#filter, request);
    const read = side.depth === 0 ? lastSteps : stepsUp;
    return read(this.#tx, this.#filter, request);
  }

  #take(side: SearchSide, steps: readonly Step[]): void {
    const isDown = side === this.#down;
    const { origins, destinations } = this.#graph;
    const next: number[] = [];
    for (const { src, dst, is_end: isEnd } of steps) {
      const from = this.#numberOf(src);
      const to = this.#numberOf(dst);
      const found = isDown ? to : from;
      if (isEnd) (isDown ? destinations : origins).add(found);
      // The destination's last steps were read with the range; other ways into it do not count.
      if (isDown && this.#up.isSearching && destinations.has(to)) continue;
      this.#graph.add(from, to);
      if (side.see(found) && this.#graph.isBetween(found)) next.push(found);
    }
    side.goOnFrom(next);
  }

  #hasEnough(): boolean {
    if (!this.#haveMet()) return false;
    const layers = pathLayers(this.#graph, this.#bounds.maxHops);
    const paths = countPaths(this.#graph, layers, this.#bounds.maxPaths);
    const isDear = this.#searched() >= this.#bounds.maxVersions * SHARE_FOR_LONGER;
    return paths === this.#bounds.maxPaths || (paths > 0 && isDear);
  }

  /** Steps that the next level may have. */
  #room(): number {
    const { maxVersions } = this.#bounds;
    const share = this.#haveMet() ? SHARE_OF_LAST_LEVEL : 1;
    return Math.max(0, Math.ceil(maxVersions * share) - this.#searched());
  }

  #haveMet(): boolean {
    if (!this.#down.isSearching) return this.#graph.origins.size > 0;
    if (!this.#up.isSearching) return this.#graph.destinations.size > 0;
    return this.#up.hasMet(this.#down);
  }

  #searched(): number {
    return this.#ids.length;
  }

  #numberOf(versionId: string): number {
    const known = this.#numbers.get(versionId);
    if (known !== undefined) return known;
    this.#numbers.set(versionId, this.#ids.length);
    return this.#ids.push(versionId) - 1;
  }
}
