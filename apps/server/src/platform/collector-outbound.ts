import { createOutbound, type Outbound } from '@waybill/outbound';
import type { Config } from './config.ts';

/** An hour's log file of a large organisation; answers are held whole. */
const MOST_BYTES = 134_217_728;
const PATIENCE_MS = 120_000;

/** The way out to vendors, whose addresses people type in: see docs/architecture/outbound.md. */
export function collectorOutbound({ outboundAllow }: Pick<Config, 'outboundAllow'>): Outbound {
  return createOutbound({
    allow: outboundAllow,
    limits: { maxBytes: MOST_BYTES, totalMs: PATIENCE_MS },
  });
}
