import { createOutbound, type Outbound } from '@waybill/outbound';
import type { Config } from './config.ts';

/** An hour's log file of a large organisation; responses are held in memory. */
const MOST_BYTES = 134_217_728;
const PATIENCE_MS = 120_000;

export type OutboundConfig = Pick<Config, 'outboundAllow' | 'outboundOnly'>;

/** The operator's settings for outbound requests. */
export function outboundLimits({ outboundAllow, outboundOnly }: OutboundConfig) {
  return { allow: outboundAllow, only: outboundOnly } as const;
}

/** Outbound client for vendors, whose addresses people type in: see docs/architecture/outbound.md. */
export function collectorOutbound(config: OutboundConfig): Outbound {
  return createOutbound({
    ...outboundLimits(config),
    limits: { maxBytes: MOST_BYTES, totalMs: PATIENCE_MS },
  });
}
