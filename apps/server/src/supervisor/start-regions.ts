import type { PlannedRegion } from './region-plan.ts';
import { supervise, type Installation } from './supervise.ts';

/** A region that runs. */
export interface RunningRegion extends Installation {
  region: PlannedRegion['region'];
}

/** Regions that run side by side, in the order of their plan. */
export interface RunningRegions {
  regions: RunningRegion[];
  stop(): Promise<void>;
}

/** Starts the regions of a plan in parallel; if one cannot be started, all are stopped. */
export async function startRegions(
  plans: readonly PlannedRegion[],
  tell: (line: string) => void,
): Promise<RunningRegions> {
  const isSeveral = plans.length > 1;
  const started = await Promise.allSettled(
    plans.map(async ({ region, ...plan }, index): Promise<RunningRegion> => {
      const installation = await supervise({
        ...plan,
        tell: isSeveral ? (line) => tell(`${region}: ${line}`) : tell,
        withConsole: index === 0,
      });
      return { region, ...installation };
    }),
  );
  const regions = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const stop = async (): Promise<void> => {
    await Promise.all(regions.map((region) => region.stop()));
  };
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { regions, stop };
}
