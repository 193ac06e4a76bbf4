import type { RemediationOption } from '@waybill/contract';

type Capability = NonNullable<RemediationOption['capability']>;

export interface RankedOption {
  capability: Capability;
  /** The object that it can be done to, where there is one. */
  option: RemediationOption;
}

/**
 * Each act once, with the object that it is possible for; first what the policy proposes, then what is possible,
 * in the order of the server.
 */
export function rankedOptions(options: readonly RemediationOption[]): RankedOption[] {
  const best = new Map<Capability, RemediationOption>();
  for (const option of options) {
    const { capability } = option;
    if (capability === null) continue;
    const before = best.get(capability);
    if (before === undefined || rank(option) < rank(before)) best.set(capability, option);
  }
  return [...best]
    .map(([capability, option]) => ({ capability, option }))
    .toSorted((a, b) => rank(a.option) - rank(b.option));
}

function rank({ hindrance, isProposed }: RemediationOption): number {
  return (hindrance === null ? 0 : 2) + (isProposed ? 0 : 1);
}
