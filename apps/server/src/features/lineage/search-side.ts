/** One end of a search: where data may have come from, or gone to. */
export interface PathEnd {
  versionIds: readonly string[];
  /** Set if `versionIds` are only some of those at these places; null: they are all. */
  placeIds: readonly string[] | null;
}

/** Initial number of steps read at a time: a side with more waits until the other has as many. */
const FIRST_STEPS = 250;
const STEPS_OF_VERSION = 4;

/** Progress of one side of a search; versions are numbered. */
export class SearchSide {
  /** False if its end is too large to start from: the other side finds it by its places. */
  readonly isSearching: boolean;
  /** Places of the end that it goes towards, if identified by them; else null. */
  readonly endPlaceIds: readonly string[] | null;
  frontier: readonly number[];
  depth = 0;
  /** Minimum number of next steps. */
  cost: number;
  /** Steps that the next read may have. */
  most: number;
  readonly #seen: Set<number>;

  constructor(versions: readonly number[] | null, endPlaceIds: readonly string[] | null) {
    this.isSearching = versions !== null;
    this.endPlaceIds = endPlaceIds;
    this.frontier = versions ?? [];
    this.cost = this.frontier.length;
    this.most = stepsOf(this.cost);
    this.#seen = new Set(versions);
  }

  get seen(): number {
    return this.#seen.size;
  }

  /** No further steps: this side has found everything it can. */
  isExhausted(): boolean {
    return this.isSearching && this.frontier.length === 0;
  }

  /** @returns whether it was not seen before. */
  see(version: number): boolean {
    if (this.#seen.has(version)) return false;
    this.#seen.add(version);
    return true;
  }

  goOnFrom(frontier: readonly number[]): void {
    this.frontier = frontier;
    this.depth += 1;
    this.cost = frontier.length;
    this.most = stepsOf(this.cost);
  }

  /** More than `steps` next steps, too many to read now. */
  putOff(steps: number): void {
    this.cost = Math.max(this.cost, steps);
    this.most = steps * 4;
  }

  hasMet(other: SearchSide): boolean {
    const [fewer, more] =
      this.seen < other.seen ? [this.#seen, other.#seen] : [other.#seen, this.#seen];
    for (const version of fewer) if (more.has(version)) return true;
    return false;
  }
}

function stepsOf(versions: number): number {
  return FIRST_STEPS + versions * STEPS_OF_VERSION;
}
