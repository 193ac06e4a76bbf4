import { dataFaultOf } from '../../../platform/sql-state.ts';

/**
 * Writes records of which at least one keeps the whole from being written: halves are written on their
 * own until each record that is refused is known. All others are written, in order.
 *
 * Throws what is no fault of the data; what was written before stays written.
 *
 * @param write writes a part in its own transaction
 * @param refuse gets each record that is refused, with its fault
 * @param faultOf tells the fault of the data, by default its SQLSTATE; null for every other failure
 */
export async function writeApart<T>(
  records: readonly T[],
  write: (part: readonly T[]) => Promise<void>,
  refuse: (record: T, fault: string) => void,
  faultOf: (error: unknown) => string | null = dataFaultOf,
): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  try {
    await write(records);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    if (records.length === 1) return refuse(first, fault);
    const middle = Math.ceil(records.length / 2);
    await writeApart(records.slice(0, middle), write, refuse, faultOf);
    await writeApart(records.slice(middle), write, refuse, faultOf);
  }
}
