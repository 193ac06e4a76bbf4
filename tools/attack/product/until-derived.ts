import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

const POLL_MS = 100;
const Health = z.object({ backlog: z.object({ events: z.number() }) });

/** Resolves when everything that the product has accepted can be read. */
export async function untilDerived(address: string): Promise<void> {
  for (;;) {
    const reply = await fetch(`${address}/v1/health`);
    if (Health.parse(await reply.json()).backlog.events === 0) return;
    await delay(POLL_MS);
  }
}
