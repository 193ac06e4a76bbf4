import { dataFaultOf } from '../platform/sql-state.ts';

/**
 * Writes records of which at least one keeps PostgreSQL from taking the whole: halves are written on
 * their own until each record that is refused is known. All others are written, in their order.
 *
 * Throws what is no fault of the data; what was written before stays written.
 *
 * @param write writes a part in a transaction of its own
 * @param refuse gets each record that is refused, with the SQLSTATE
 */
export async function writeApart<T>(
  records: readonly T[],
  write: (part: readonly T[]) => Promise<void>,
  refuse: (record: T, sqlState: string) => void,
): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  try {
    await write(records);
  } catch (error) {
    const sqlState = dataFaultOf(error);
    if (sqlState === null) throw error;
    if (records.length === 1) return refuse(first, sqlState);
    const middle = Math.ceil(records.length / 2);
    await writeApart(records.slice(0, middle), write, refuse);
    await writeApart(records.slice(middle), write, refuse);
  }
}
