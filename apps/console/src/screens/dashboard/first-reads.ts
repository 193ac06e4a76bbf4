import { readPath } from '../../app/http/build-path.ts';
import { readStored } from '../../app/storage/stored-values.ts';
import { BOARD_RANGE } from '../../components/dashboard/board-range.ts';

/** Default request of the dashboard without parameters. */
export function firstReads(): string[] {
  const managed = readStored('MANAGED_APPS') ?? 'all';
  const query = {
    ...BOARD_RANGE,
    managed: managed === 'all' ? undefined : managed,
  };
  return [readPath('/v1/preferences'), readPath('/v1/dashboard', { query })];
}
