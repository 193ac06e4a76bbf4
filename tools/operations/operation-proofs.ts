import path from 'node:path';
import { readNames, type NameList, type NamesFile } from './names-file.ts';
import { CONNECTORS_FOLDER, type Operation, type OperationsOf } from './operation-tables.ts';

/** What shows that a vendor writes an operation, strongest first. */
export const PROOFS = ['list', 'recorded event', 'page', 'none'] as const;
export type Proof = (typeof PROOFS)[number];

/** An operation of a table with what shows it. */
export interface ProvenOperation {
  /** Folder of the connector, from the connectors' folder on. */
  vendor: string;
  table: string;
  operation: string;
  proof: Proof;
  /** Of the list that the table is held against; null when no list names the table. */
  coverage: NameList['coverage'] | null;
}

/** Every operation of the tables with its proof. */
export function provenOperations(tables: readonly OperationsOf[]): ProvenOperation[] {
  const files = new Map<string, NamesFile | null>();
  return tables.flatMap(({ folder, table, operations }) => {
    if (!files.has(folder)) files.set(folder, readNames(folder));
    const file = files.get(folder) ?? null;
    const list = file?.lists.find(({ tables: held }) => held.includes(table)) ?? null;
    return operations.map((operation) => ({
      vendor: path.relative(CONNECTORS_FOLDER, folder),
      table,
      operation: operation.text,
      proof: proofOf(operation, list, file),
      coverage: list?.coverage ?? null,
    }));
  });
}

/** A list that says "none" still holds the few names that are known. */
function proofOf(operation: Operation, list: NameList | null, file: NamesFile | null): Proof {
  const isAmong = (names: readonly string[]) => names.some((name) => operation.matches(name));
  if (list && isAmong(list.names)) return 'list';
  if (file && isAmong(Object.values(file.recorded).flat())) return 'recorded event';
  return file && isAmong(Object.values(file.pages).flat()) ? 'page' : 'none';
}

/** What is wrong with an operation, in a sentence; null when its proof suffices. */
export function faultOf({ vendor, table, operation, proof, coverage }: ProvenOperation) {
  const name = `${vendor}: ${table} has ${operation}`;
  if (coverage === null) return `${name}, but no list of ${vendor}/names.json names the table`;
  if (coverage === 'complete' && proof !== 'list') return `${name}, which the complete list lacks`;
  if (coverage === 'partial' && proof === 'none') {
    return `${name}, which the partial list lacks and no page or recorded event shows`;
  }
  return null;
}

/** How many operations have each proof, for each vendor. */
export function proofCounts(operations: readonly ProvenOperation[]) {
  const byVendor = Map.groupBy(operations, ({ vendor }) => vendor);
  return [...byVendor].map(([vendor, own]) => ({
    vendor,
    counts: PROOFS.map((proof) => own.filter((operation) => operation.proof === proof).length),
  }));
}
