import type { Region } from '@waybill/contract';
import { readStored } from '../storage/stored-values.ts';

const DEFAULT_REGION: Region = 'us-east-1';

let bases: Partial<Record<Region, string>> = {};

/** Takes over the API bases of the runtime configuration. An empty base is the console's own origin. */
export function setApiBases(next: Partial<Record<Region, string>>): void {
  bases = next;
}

/** API base of the stored region: the US one unless the region is eu-west-1. Without trailing slash. */
export function apiBase(): string {
  const region = readStored('REGION') ?? DEFAULT_REGION;
  return (bases[region] ?? '').replace(/\/+$/, '');
}
