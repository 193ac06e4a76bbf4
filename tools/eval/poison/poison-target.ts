import type { Method } from '@waybill/contract';
import type { Services } from '../../../apps/server/src/http/feature.ts';
import type { DueQueue } from '../../../apps/server/src/platform/due-queue.ts';
import type { CarryingVendor } from './carrier.ts';

export interface PoisonReply {
  status: number;
  text: string;
}

/** The product under test: all of it in this process, on PostgreSQL. */
export interface PoisonTarget {
  services: Services;
  tenantId: number;
  vendor: CarryingVendor;
  /** Reads what is due of all integrations. */
  scheduler: DueQueue;
  /** Over HTTP, with the session of an owner unless headers say otherwise. */
  call(
    method: Method,
    url: string,
    request?: { headers?: Record<string, string>; body?: string },
  ): Promise<PoisonReply>;
  /** `npx waybill ingest`; absent where there is no command line. */
  ingestByCommand?: (sourceId: string, body: string) => Promise<PoisonReply>;
  /** Lines of the log so far. */
  logLines: string[];
}

/** What was found. */
export interface PoisonFindings {
  variants: number;
  stored: number;
  setAside: number;
  blocked: string[];
  fiveHundreds: string[];
}

export function emptyFindings(): PoisonFindings {
  return { variants: 0, stored: 0, setAside: 0, blocked: [], fiveHundreds: [] };
}
