import type { ChunkReading } from './read-chunk.ts';

/** Positions of the payloads that the current mapping can read, in order. */
export function placesOf({ events, entities }: ChunkReading): number[] {
  const places = [...events, ...entities].map(({ rawIndex }) => rawIndex);
  return [...new Set(places)].toSorted((a, b) => a - b);
}

/** The reading limited to these payloads. Stored data of the others stays. */
export function readingOf(reading: ChunkReading, places: ReadonlySet<number>): ChunkReading {
  const isIn = ({ rawIndex }: { rawIndex: number }): boolean => places.has(rawIndex);
  const left = placesOf(reading).filter((place) => !places.has(place));
  return {
    events: reading.events.filter(isIn),
    entities: reading.entities.filter(isIn),
    unreadable: new Set([...reading.unreadable, ...left]),
  };
}
