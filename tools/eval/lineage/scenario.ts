import { Random } from './random.ts';
import type { SimulatedRecord } from './records.ts';
import { Simulation } from './simulation.ts';
import type { Truth } from './truth.ts';

export interface ScenarioOptions {
  seed: number;
  /** About how many actions. */
  acts: number;
  people: number;
  /** Maximum clock error of devices in seconds. */
  skewSeconds: number;
  /** Share of the records in the middle of a chain that never arrive. */
  loss: number;
  /** Share of the records that arrive up to six hours late. */
  late: number;
  /** Whether archives tell the digests of their members. */
  hasMemberDigests: boolean;
  /** Share of the files from the web whose content many people have from different places. */
  commonContent: number;
}

export interface Scenario {
  /** In order of arrival. */
  records: SimulatedRecord[];
  truth: Truth;
  lost: number;
}

/** Simulates the company and removes and delays records as asked; the truth stays whole. */
export function simulate(options: ScenarioOptions): Scenario {
  const simulation = new Simulation(options);
  simulation.run();
  const losing = new Random(options.seed ^ 0x5bd1_e995);
  const kept = simulation.records.filter(({ isEnd }) => isEnd || !losing.chance(options.loss));
  return {
    records: kept.toSorted((a, b) => a.arrivesAt - b.arrivesAt),
    truth: simulation.truth,
    lost: simulation.records.length - kept.length,
  };
}
