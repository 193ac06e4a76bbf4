import type { RemediationOption } from '@waybill/contract';

type Capability = NonNullable<RemediationOption['capability']>;

export interface RankedOption {
  capability: Capability;
  /** Its target object, if any. */
  option: RemediationOption;
}

/**
 * Each action once, with a possible object; first the policy's proposals, then possible ones, in the
 * server's order.
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
