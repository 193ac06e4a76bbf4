import type { PartitionPosition } from './stream-position.ts';

/** One partition to read, and its position. The empty name is a stream without partitions. */
export interface PartitionRun {
  partition: string;
  position: PartitionPosition | undefined;
}

/** Records of a partition and the position to commit with them. */
export interface PartitionChunk {
  elements: unknown[];
  position: PartitionPosition | null;
}

/** Thrown in the middle of a long list after progress: its position is saved, another run continues. */
export class MoreToRead extends Error {}
