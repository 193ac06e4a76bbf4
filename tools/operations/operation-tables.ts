import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../repository/root.ts';

/** One operation of a table: a name, or a pattern that matches names. */
export interface Operation {
  /** As it is written in the table. */
  text: string;
  matches(name: string): boolean;
}

/** An exported table of operations. */
export interface OperationsOf {
  /** Absolute path of the folder that the table is in. */
  folder: string;
  /** Name of the export; a table within an exported object is `EXPORT.key`. */
  table: string;
  operations: readonly Operation[];
}

export const CONNECTORS_FOLDER = path.join(ROOT, 'packages/connectors/src');

/** Every operation table of the connectors, found by its shape in their data files. */
export async function operationTables(): Promise<OperationsOf[]> {
  const files = globSync('**/*.data.ts', { cwd: CONNECTORS_FOLDER }).toSorted();
  const modules = files.map(async (file): Promise<OperationsOf[]> => {
    const absolute = path.join(CONNECTORS_FOLDER, file);
    const exported: Record<string, unknown> = await import(absolute);
    return Object.entries(exported).flatMap(([name, value]) =>
      tablesOf(name, value).map((found) => ({ folder: path.dirname(absolute), ...found })),
    );
  });
  return (await Promise.all(modules)).flat();
}

type Found = Pick<OperationsOf, 'table' | 'operations'>;

function tablesOf(name: string, value: unknown): Found[] {
  if (isMethodRules(value)) {
    const operations = value.map(({ method }) => ({
      text: String(method),
      matches: (other: string) => method.test(other),
    }));
    return [{ table: name, operations }];
  }
  if (!isFilledObject(value)) return [];
  if (Object.values(value).every(isRule)) return [tableOf(name, value)];
  if (!Object.values(value).every((inner) => isTable(inner))) return [];
  return Object.entries(value).flatMap(([key, inner]) => tablesOf(`${name}.${key}`, inner));
}

function tableOf(table: string, value: object): Found {
  const operations = Object.keys(value).map((text) => ({
    text,
    matches: (other: string) => other === text,
  }));
  return { table, operations };
}

function isFilledObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).length > 0;
}

function isTable(value: unknown): boolean {
  return isFilledObject(value) && Object.values(value).every(isRule);
}

function isRule(value: unknown): boolean {
  return isFilledObject(value) && 'action' in value && 'movement' in value;
}

function isMethodRules(value: unknown): value is readonly { method: RegExp }[] {
  if (!Array.isArray(value) || value.length === 0) return false;
  return value.every((rule) => isFilledObject(rule) && rule['method'] instanceof RegExp);
}
