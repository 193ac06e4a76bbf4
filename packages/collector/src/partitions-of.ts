import { CollectFailure } from './collect-failure.ts';
import { textOf, valueAt } from './path-value.ts';
import type { Run } from './run-context.ts';
import { walkList } from './walk-list.ts';

/** The stream's partitions: one without a name where it declares none. Throws a `CollectFailure`. */
export async function partitionsOf(run: Run): Promise<string[]> {
  const { partitions } = run.options.stream;
  if (!partitions) return [''];
  if ('values' in partitions) return partitions.values;
  const found =
    'setting' in partitions
      ? (run.scope().values[partitions.setting] ?? '').split(/[,\n]/)
      : await listed(run, partitions);
  const values = [...new Set(found.map((value) => value.trim()).filter((value) => value !== ''))];
  if (values.length === 0 && 'setting' in partitions) {
    throw new CollectFailure('config_invalid', `The setting ${partitions.setting} is empty.`);
  }
  return values;
}

type ListedPartitions = Extract<
  NonNullable<Run['options']['stream']['partitions']>,
  { request: unknown }
>;

async function listed(run: Run, partitions: ListedPartitions): Promise<string[]> {
  const { request, records, page, value } = partitions;
  const values: string[] = [];
  for await (const { elements } of walkList(run, { request, records, page }, { vars: {} })) {
    values.push(...elements.flatMap((element) => textOf(valueAt(element, value)) ?? []));
  }
  return values;
}
