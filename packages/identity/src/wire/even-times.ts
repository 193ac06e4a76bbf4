import type { Endpoint, WireReply } from './endpoint.ts';

const ASKING = new Set(['sign-in', 'sign-up', 'change']);

/** Whether someone can learn here, by time, whether a login id has an account. */
export function isTimed(endpoint: Endpoint): boolean {
  if (endpoint.access !== 'project' || endpoint.method !== 'POST') return false;
  return ASKING.has(endpoint.effect);
}

/**
 * Does the work and returns, or throws, at the next multiple of `tickMs` after the start. The same
 * statements for known and unknown login ids still differ by their results: a row to read, a key to
 * check, a message to send. Work that starts a session is not delayed: it reveals the account anyway.
 */
export async function onTicks(tickMs: number, work: () => Promise<WireReply>): Promise<WireReply> {
  const startedAt = performance.now();
  const untilTick = async (): Promise<void> => {
    const elapsed = performance.now() - startedAt;
    const rest = Math.ceil(elapsed / tickMs) * tickMs - elapsed;
    await new Promise((resolve) => void setTimeout(resolve, rest));
  };
  let reply: WireReply;
  try {
    reply = await work();
  } catch (error) {
    await untilTick();
    throw error;
  }
  if (!reply.isOfNobody && !beginsSession(reply)) await untilTick();
  return reply;
}

function beginsSession({ body }: WireReply): boolean {
  return 'sessionJwt' in body || 'authInfo' in body;
}
