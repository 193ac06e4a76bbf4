import { readPath } from '../../app/http/build-path.ts';
import { readStored } from '../../app/storage/stored-values.ts';
import { OPENS_ON } from './filter/opens-on.data.ts';

/** What the map and the flows below it ask for where the address names nothing. */
export function firstReads(): string[] {
  const { from, scope, sort: rank, weight, level, limit } = OPENS_ON;
  const managed = readStored('MANAGED_APPS') ?? 'all';
  const filter = { from, scope: [scope], managed: managed === 'all' ? undefined : managed };
  return [
    readPath('/v1/flows', { query: { ...filter, weight, level, rank, limit } }),
    readPath('/v1/flows/difference', { query: { ...filter, level } }),
  ];
}
