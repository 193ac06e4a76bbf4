import { Random } from '../../eval/lineage/random.ts';
import { AREAS, isMutable, type Area } from './areas.ts';
import { findPlaces, type Change, type Place } from './find-places.ts';

/** One change of one file, tested on its own. */
export interface Mutant {
  area: string;
  place: Place;
  change: Change;
}

/**
 * Draws mutants, equally many from each area and at most one per file. The same seed draws the same
 * mutants from the same source.
 *
 * @param files paths of the repository, sorted
 * @param textOf text of a file
 */
export function drawMutants(
  files: readonly string[],
  textOf: (file: string) => string,
  { seed, count }: { seed: number; count: number },
): Mutant[] {
  const random = new Random(seed);
  const queues = AREAS.map((area) => queueOf(area, files, textOf, random));
  const drawn: Mutant[] = [];
  while (drawn.length < count && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const mutant = queue.shift();
      if (mutant && drawn.length < count) drawn.push(mutant);
    }
  }
  return drawn;
}

/** Each place is equally likely to come first; the rest of its file is skipped. */
function queueOf(
  { name, holds }: Area,
  files: readonly string[],
  textOf: (file: string) => string,
  random: Random,
): Mutant[] {
  const places = files
    .filter((file) => holds(file) && isMutable(file))
    .flatMap((file) => findPlaces(file, textOf(file)));
  const perFile = new Map(random.shuffled(places).map((place) => [place.file, place]));
  return [...perFile.values()].map((place) => ({
    area: name,
    place,
    change: random.pick(place.changes),
  }));
}
