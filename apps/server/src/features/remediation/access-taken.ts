import type { Holder } from '@waybill/collector';
import type { Remediation } from '@waybill/connectors/kit/declaration/remediation-schema';
import type { AccessHolder } from '@waybill/contract';
import type { CompiledTenantSettings } from '@waybill/engine';
import { domainOutside, mailDomain } from '@waybill/engine/activity/ownership';

/** Who would lose access by an action, and how many would keep it. */
export function accessTaken(
  holders: readonly Holder[],
  { takes }: Pick<Remediation, 'takes'>,
  settings: CompiledTenantSettings,
): { taken: AccessHolder[]; keptCount: number } {
  const seen = holders.map((holder) => ({ holder, isOutside: outsideOf(holder, settings) }));
  const taken = seen.filter(
    ({ holder, isOutside }) =>
      !holder.isKept &&
      takes.kinds.includes(holder.kind) &&
      (!takes.isOutsideOnly || isOutside === true),
  );
  return {
    taken: taken.map(({ holder: { key, kind, name, role }, isOutside }) => ({
      key,
      kind,
      name,
      role,
      isOutside,
    })),
    keptCount: holders.length - taken.length,
  };
}

/** Outside if any address is; public access is outside; null if unknown. */
function outsideOf({ kind, addresses }: Holder, settings: CompiledTenantSettings): boolean | null {
  if (kind === 'public' || kind === 'link') return true;
  const answers = addresses.map((address) =>
    domainOutside(settings, mailDomain(address) ?? address),
  );
  if (answers.includes('yes')) return true;
  return answers.length > 0 && answers.every((answer) => answer === 'no') ? false : null;
}
