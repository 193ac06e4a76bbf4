import { REGIONS, type Region } from '@waybill/contract/enums';
import { z } from 'zod';
import { commaList, Origin } from './setting-values.ts';

const RegionName = z.enum(REGIONS, { error: `must be one of ${REGIONS.join(', ')}` });

/** Regions in order, without duplicates. */
export const RegionList = commaList(RegionName).transform((list) => [...new Set(list)]);

type Bases = Partial<Record<Region, string>>;

/** `region=origin`, separated by commas, in order. */
export const RegionBases = commaList(z.string()).transform((parts, context): Bases => {
  const bases: Bases = {};
  for (const part of parts) {
    const [name, ...rest] = part.split('=');
    const region = RegionName.safeParse(name?.trim());
    const base = Origin.safeParse(rest.join('=').trim());
    if (!region.success || !base.success) {
      context.addIssue(`"${part}" is not a region and its origin, such as eu-west-1=https://…`);
      return z.NEVER;
    }
    bases[region.data] = base.data;
  }
  return bases;
});
