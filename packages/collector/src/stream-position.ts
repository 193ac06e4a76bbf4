import { ownValue } from '@waybill/contract';

/** Position of one partition of a stream. */
export interface PartitionPosition {
  /** Epoch milliseconds: everything up to here was read (streams with a time cursor). */
  time?: number;
  /** The vendor's own marker (streams with a marker). */
  marker?: string;
  /** When the last complete pass ended, epoch milliseconds; lists read as a whole have nothing else. */
  readAt?: number;
}

/**
 * Where a stream continues, by the partition's value; a stream without partitions has one under the empty
 * name. Plain JSON, stored by whoever runs the stream, in one transaction with the records.
 */
export interface StreamPosition {
  partitions: Record<string, PartitionPosition>;
}

/** Position of a partition, whatever its vendor name; undefined: from the start. */
export function positionOf(
  position: StreamPosition | null | undefined,
  partition: string,
): PartitionPosition | undefined {
  return position ? ownValue(position.partitions, partition) : undefined;
}

/** The position with one partition moved; partitions that the stream no longer has are dropped. */
export function movedPosition(
  position: StreamPosition | null,
  partition: string,
  moved: PartitionPosition,
  present: ReadonlySet<string>,
): StreamPosition {
  const kept = Object.entries(position?.partitions ?? {}).filter(([name]) => present.has(name));
  return { partitions: { ...Object.fromEntries(kept), [partition]: moved } };
}
