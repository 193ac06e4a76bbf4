import type { RuntimeConfig } from '@waybill/contract';
import { createContext, use } from 'react';
import { apiBase, setApiBases, setRegions } from '../http/api-base.ts';
import { ApiError } from '../http/api-error.ts';
import { CONFIG_REQUEST, fetchOrTake } from '../http/read-ahead.ts';
import { takeRegion } from './take-region.ts';

export const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);

/** Configuration from the server before sign-in. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (config === null) throw new Error('useRuntimeConfig needs the configuration around it');
  return config;
}

/**
 * Reads the configuration of the stored region. The console's own origin comes first: it knows where
 * the regions are, and is usually the requested one.
 * @throws ApiError, TypeError
 */
export async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const own = await readConfig('');
  takeRegion(own.regions, window);
  setApiBases(own.apiBases);
  setRegions(own.regions);
  const base = apiBase();
  return base === '' ? own : asSeenFromHere(await readConfig(base), own, base);
}

async function readConfig(base: string): Promise<RuntimeConfig> {
  const response = await fetchOrTake(`${base}/v1/config`, CONFIG_REQUEST);
  if (!response.ok) throw new ApiError(response.status, response.statusText, null);
  // The shape is the contract's: the server checks every answer against it before it leaves.
  const config: RuntimeConfig = await response.json();
  return config;
}

/** An embedded provider of a region is at that region's base, not at this origin. */
function asSeenFromHere(config: RuntimeConfig, own: RuntimeConfig, base: string): RuntimeConfig {
  const { apiBases, regions } = own;
  const isEmbedded = config.identityBaseUrl === '';
  return {
    ...config,
    apiBases,
    regions,
    identityBaseUrl: isEmbedded ? base : config.identityBaseUrl,
    login: isEmbedded
      ? // The parts of a flow are code: they come from the same origin as all other code.
        { ...config.login, identityCdnUrl: config.login.identityCdnUrl || window.location.origin }
      : config.login,
  };
}
