import path from 'node:path';
import { connectorForSource } from '@waybill/connectors';
import { type Condition, SOURCE_NAMES } from '@waybill/contract';
import { BUILTIN_POLICIES } from '@waybill/engine';
import { readNames } from './names-file.ts';
import { CONNECTORS_FOLDER } from './operation-tables.ts';

/**
 * Operations that a built-in policy asks of one source alone and that the source's vendor does not write.
 * Only sources whose lists are all complete can tell.
 */
export function unknownPolicyOperations(): string[] {
  const complete = completeNames();
  return BUILTIN_POLICIES.flatMap(({ key, condition }) =>
    sourceOperations(condition).flatMap(({ source, operation }) => {
      const names = complete.get(source);
      return names && !names.has(operation.toLowerCase()) ? [`${key}: ${source} ${operation}`] : [];
    }),
  );
}

/** Names in lower case, by source. */
function completeNames(): Map<string, ReadonlySet<string>> {
  return new Map(
    SOURCE_NAMES.flatMap((source) => {
      const id = connectorForSource(source)?.id;
      const lists =
        id === undefined ? [] : (readNames(path.join(CONNECTORS_FOLDER, id))?.lists ?? []);
      const isComplete = lists.length > 0 && lists.every(({ coverage }) => coverage === 'complete');
      if (!isComplete) return [];
      const names = lists.flatMap((list) => list.names.map((name) => name.toLowerCase()));
      return [[source, new Set(names)] as const];
    }),
  );
}

interface SourceOperation {
  source: string;
  operation: string;
}

/** Operations that are in one conjunction with the only source they are asked of. */
function sourceOperations(condition: Condition): SourceOperation[] {
  if ('not' in condition) return sourceOperations(condition.not);
  if ('any' in condition) return condition.any.flatMap(sourceOperations);
  if (!('all' in condition)) return [];
  const sources = condition.all.flatMap((part) => textsOf(part, 'source'));
  const [source] = sources;
  const operations = condition.all.flatMap((part) => textsOf(part, 'operation'));
  const own =
    source === undefined || sources.length > 1
      ? []
      : operations.map((operation) => ({ source, operation }));
  return [...own, ...condition.all.flatMap(sourceOperations)];
}

/** Texts that a leaf compares the field with; operators that look into a text compare with parts. */
function textsOf(part: Condition, field: string): string[] {
  if (!('f' in part) || part.f !== field || !/^(?:eq|in)~?$/.test(part.op)) return [];
  const values = Array.isArray(part.v) ? part.v : [part.v];
  return values.filter((value) => typeof value === 'string');
}
