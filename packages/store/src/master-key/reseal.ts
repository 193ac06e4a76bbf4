import type pg from 'pg';
import {
  readMasterKeyState,
  saveProgress,
  type MasterKeyState,
  type ResealPosition,
} from './master-key-state.ts';
import {
  countSealed,
  judgeFirst,
  resealPage,
  type ResealedPage,
  type SealedColumn,
} from './sealed-column.ts';

export interface ResealOptions {
  /** Runs work in a transaction that sees the rows of the partition; null: of none. */
  transaction<T>(partition: number | null, work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Where the columns are: the tenants. One without tenants has one partition. */
  partitions: () => Promise<readonly number[]>;
  columns: (partition: number) => readonly SealedColumn[];
  now: () => number;
}

/**
 * Seals the next values again under the current master key, and notes how far it has come in the same
 * transaction: a crash loses nothing and repeats nothing. The change is over when a whole pass has opened
 * everything with the current key.
 *
 * @returns `more`; `busy` while another process is at it; `done`.
 */
export async function resealNext(options: ResealOptions): Promise<'more' | 'busy' | 'done'> {
  const { transaction } = options;
  const state = await transaction(null, (client) => readMasterKeyState(client));
  if (!state || state.verifiedAt !== null) return 'done';
  const places = await placesOf(options);
  if (state.total === null) return countPass(options, places);
  const index = indexOf(places, state.position);
  const place = places[index];
  // Nothing sealed at all, or the last tenant was removed meanwhile.
  if (!place) return transaction(null, (client) => endPass(client, options));
  return transaction(place.partition, async (client) => {
    const held = await readMasterKeyState(client, 'FOR UPDATE SKIP LOCKED');
    if (!held) return 'busy';
    if (JSON.stringify(held.position) !== JSON.stringify(state.position)) return 'more';
    const after = isAt(place, held.position) ? (held.position?.after ?? null) : null;
    const page = await resealPage(client, place.sealed, after);
    const next = page.last === null ? places[index + 1] : place;
    const counted = withPage(held, page);
    await saveProgress(
      client,
      next ? { ...counted, position: positionAt(next, page.last) } : passEnded(counted, options),
    );
    return 'more';
  });
}

/**
 * Whether no key was noted so far, there are sealed values, and the current key opens not one of the first
 * of each column.
 */
export async function isSealedElsewhere(options: ResealOptions): Promise<boolean> {
  if (await options.transaction(null, (client) => readMasterKeyState(client))) return false;
  let hasUnreadable = false;
  for (const { partition, sealed } of await placesOf(options)) {
    const judged = await options.transaction(partition, (client) => judgeFirst(client, sealed));
    if (judged === 'current') return false;
    hasUnreadable ||= judged !== null;
  }
  return hasUnreadable;
}

interface Place {
  partition: number;
  sealed: SealedColumn;
}

async function placesOf({ partitions, columns }: ResealOptions): Promise<Place[]> {
  const found = [...(await partitions())].toSorted((a, b) => a - b);
  return found.flatMap((partition) => columns(partition).map((sealed) => ({ partition, sealed })));
}

const nameOf = ({ sealed }: Place): string => `${sealed.table}.${sealed.column}`;

function isAt(place: Place, position: ResealPosition | null): boolean {
  return place.partition === position?.partition && nameOf(place) === position.column;
}

function positionAt(place: Place, after: string[] | null): ResealPosition {
  return { partition: place.partition, column: nameOf(place), after };
}

/** The place of the position; where its tenant was removed meanwhile, the first of the next one. */
function indexOf(places: readonly Place[], position: ResealPosition | null): number {
  if (position === null) return 0;
  const exact = places.findIndex((place) => isAt(place, position));
  if (exact !== -1) return exact;
  const later = places.findIndex(({ partition }) => partition > position.partition);
  return later === -1 ? places.length : later;
}

async function countPass(
  options: ResealOptions,
  places: readonly Place[],
): Promise<'more' | 'busy'> {
  let total = 0;
  for (const { partition, sealed } of places) {
    total += await options.transaction(partition, (client) => countSealed(client, sealed));
  }
  return options.transaction(null, async (client) => {
    const held = await readMasterKeyState(client, 'FOR UPDATE SKIP LOCKED');
    if (!held) return 'busy';
    if (held.total === null) await saveProgress(client, { ...held, total });
    return 'more';
  });
}

async function endPass(client: pg.ClientBase, options: ResealOptions): Promise<'more' | 'busy'> {
  const held = await readMasterKeyState(client, 'FOR UPDATE SKIP LOCKED');
  if (!held) return 'busy';
  await saveProgress(client, passEnded(held, options));
  return 'more';
}

function withPage(state: MasterKeyState, page: ResealedPage): MasterKeyState {
  return {
    ...state,
    done: state.done + page.seen,
    resealed: state.resealed + page.resealed,
    unreadable: state.unreadable + page.unreadable,
  };
}

/** A pass that changed something proves nothing about what was written behind it: another one follows. */
function passEnded(state: MasterKeyState, { now }: ResealOptions): MasterKeyState {
  if (state.resealed === 0) return { ...state, position: null, verifiedAt: new Date(now()) };
  return {
    ...state,
    pass: state.pass + 1,
    position: null,
    total: null,
    done: 0,
    resealed: 0,
    unreadable: 0,
  };
}
