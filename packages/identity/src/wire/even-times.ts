import type { Endpoint, WireReply } from './endpoint.ts';

const ASKING = new Set(['sign-in', 'sign-up', 'change']);

/** Whether someone can learn here, by time, whether a login id has an account. */
export function isTimed(endpoint: Endpoint): boolean {
  if (endpoint.access !== 'project' || endpoint.method !== 'POST') return false;
  return ASKING.has(endpoint.effect);
}

/**
 * Does the work and answers, or throws, at the next multiple of `tickMs` after the start. The same
 * statements for known and unknown login ids still differ by what they find: a row to read, a key to
 * check, a message to send. What begins a session is not held: it says on its own that there is an
 * account.
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
