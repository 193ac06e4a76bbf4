import type { Company } from '../company/company.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { bulkWork } from './bulk-work.ts';
import { guests } from './guests.ts';
import { laptopFiles } from './laptop-files.ts';
import { linkShares } from './link-shares.ts';
import { outsideShares } from './outside-shares.ts';
import { privateDevices } from './private-devices.ts';
import { standingAccess } from './standing-access.ts';

const KINDS = [
  outsideShares,
  linkShares,
  privateDevices,
  guests,
  bulkWork,
  standingAccess,
  laptopFiles,
];

/**
 * Mostly harmless findings that occur in any company in any month. Their number is fixed, so that the
 * list of detections has a plausible length for every seed.
 */
export function everydayExposure(company: Company): SamplePayload[] {
  return KINDS.flatMap((kind) => kind(company));
}
