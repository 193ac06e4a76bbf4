import { dataFaultOf } from '../../../platform/sql-state.ts';

/**
 * Writes records of which at least one prevents writing the whole: halves are written separately until
 * each refused record is known. All others are written, in order.
 *
 * Throws anything that is not a data fault; earlier writes remain.
 *
 * @param write writes a part in its own transaction
 * @param refuse receives each refused record, with its fault
 * @param faultOf returns the data fault, by default its SQLSTATE; null for every other failure
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
