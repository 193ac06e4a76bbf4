import type { RuntimeConfig } from '@waybill/contract';
import { createContext, use } from 'react';
import { ApiError } from '../http/api-error.ts';

export const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);

/** What the server told before sign-in. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = use(RuntimeConfigContext);
  if (config === null) throw new Error('useRuntimeConfig needs the configuration around it');
  return config;
}

/**
 * Reads the configuration from the console's own origin: the API bases are only known after it.
 * @throws ApiError, TypeError
 */
export async function fetchRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/v1/config', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new ApiError(response.status, response.statusText, null);
  // The shape is the contract's: the server checks every answer against it before it leaves.
  const config: RuntimeConfig = await response.json();
  return config;
}
