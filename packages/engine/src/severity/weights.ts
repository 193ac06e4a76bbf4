import { ownValue, RISK_WEIGHT_KEYS, type RiskWeightKey } from '@waybill/contract';
import { WEIGHT_RANGES, type WeightRange, type WeightTable } from './weights.data.ts';

/** The numbers that a score is made with. */
export type Weights = WeightTable<number>;

/** Changes by an organisation, by `group.name`. */
export type WeightOverrides = Readonly<Record<string, number>>;

export interface NamedWeight extends WeightRange {
  key: RiskWeightKey;
}

/** Every weight in the order that they are shown. */
export const NAMED_WEIGHTS: readonly NamedWeight[] = RISK_WEIGHT_KEYS.flatMap((key) => {
  const [group, name = ''] = key.split('.');
  const ranges = Object.entries(WEIGHT_RANGES).find(([known]) => known === group)?.[1];
  const range = Object.entries<WeightRange>(ranges ?? {}).find(([known]) => known === name)?.[1];
  return range === undefined ? [] : [{ key, ...range }];
});

/** The defaults with an organisation's changes. Unknown names are ignored. */
export function weightsWith(overrides: WeightOverrides): Weights {
  const group = <Name extends string>(
    name: keyof Weights,
    ranges: Readonly<Record<Name, WeightRange>>,
  ): Record<Name, number> =>
    mapValues(ranges, ({ default: value }, key) => ownValue(overrides, `${name}.${key}`) ?? value);
  return {
    data: group('data', WEIGHT_RANGES.data),
    destination: group('destination', WEIGHT_RANGES.destination),
    scale: group('scale', WEIGHT_RANGES.scale),
    person: group('person', WEIGHT_RANGES.person),
    evidence: group('evidence', WEIGHT_RANGES.evidence),
    outcome: group('outcome', WEIGHT_RANGES.outcome),
  };
}

function mapValues<Name extends string>(
  from: Readonly<Record<Name, WeightRange>>,
  make: (range: WeightRange, name: string) => number,
): Record<Name, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the keys that it is made from
  return Object.fromEntries(
    Object.entries<WeightRange>(from).map(([name, range]) => [name, make(range, name)]),
  ) as Record<Name, number>;
}

export const DEFAULT_WEIGHTS: Weights = weightsWith({});

/** Problem of a custom weight. */
export interface WeightFault {
  key: string;
  message: string;
}

/** Names that do not exist and numbers out of range; empty if the weights can be used. */
export function weightFaults(overrides: WeightOverrides): WeightFault[] {
  return Object.entries(overrides).flatMap(([key, value]) => {
    const known = NAMED_WEIGHTS.find((weight) => weight.key === key);
    if (known === undefined) return [{ key, message: 'is not a weight' }];
    const { min, max } = known;
    return Number.isInteger(value) && value >= min && value <= max
      ? []
      : [{ key, message: `must be a whole number from ${min} to ${max}` }];
  });
}

/**
 * Differences from the defaults, in the order of the weights: a weight reset to its default is dropped.
 */
export function changedWeights(overrides: WeightOverrides): Record<string, number> {
  return Object.fromEntries(
    NAMED_WEIGHTS.flatMap(({ key, default: usual }) => {
      const value = ownValue(overrides, key);
      return value === undefined || value === usual ? [] : [[key, value]];
    }),
  );
}
