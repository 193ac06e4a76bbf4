import type { Region } from '@waybill/contract';
import { ownValue } from '@waybill/contract/own-value';
import { readStored } from '../storage/stored-values.ts';

const DEFAULT_REGION: Region = 'us-east-1';

let bases: Partial<Record<Region, string>> = {};
let regions: readonly Region[] = [];

/** Takes over the API bases of the runtime configuration. An empty base is the console's own origin. */
export function setApiBases(next: Partial<Record<Region, string>>): void {
  bases = next;
}

/** The stored region; the US one by default. */
export function currentRegion(): Region {
  return readStored('REGION') ?? DEFAULT_REGION;
}

/** API base of the stored region: the US one unless the region is eu-west-1. Without trailing slash. */
export function apiBase(): string {
  return (ownValue(bases, currentRegion()) ?? '').replace(/\/+$/, '');
}

/** Takes over which regions the installation serves. */
export function setRegions(next: readonly Region[]): void {
  regions = next;
}

/** Regions to choose from; empty until the console's own origin has reported them. */
export function knownRegions(): readonly Region[] {
  return regions;
}

/** Region name in links back to this page; null if there is only one. */
export function regionMark(): Region | null {
  return regions.length > 1 ? currentRegion() : null;
}
