import os from 'node:os';

/** The machine that figures were measured on, in one line. */
export function machineLine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.versions.node}, ${os.type()} ${os.release()}`;
}

/** The value below which the share of the sorted values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ??
    Number.NaN
  );
}
