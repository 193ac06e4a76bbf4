import type { Arena } from '../arena/arena.ts';
import type { AttackClass } from '../arena/attack-class.ts';
import { oneForEachMethod } from '../arena/asking-endpoints.ts';
import { endpointName, endpointShot, type Endpoint } from '../arena/attacked-routes.ts';
import { areaUnderCurve } from '../arena/area-under-curve.ts';
import { anyAnswer } from '../arena/judges.ts';

const SAMPLES = { full: 1000, short: 20 } as const;
/** Where a caller learns nothing, a known login id is the slower one in half of all pairs. */
const FAIR = { least: 0.45, most: 0.55 } as const;
/** Each login id is used only a few times: afterwards callers must wait, known or unknown. */
const PER_LOGIN_ID = 4;
/** Responses are delayed until the next tick, so most of the time is waiting. */
const AT_ONCE = 10;

export const attackClass: AttackClass = {
  title: 'Times that tell whether a login id has an account',
  isFullOnly: true,
  async run(arena) {
    await arena.each(oneForEachMethod(), AT_ONCE, async (endpoint) => {
      const area = await measure(arena, endpoint);
      const act = { method: endpoint.method, path: endpoint.path, route: endpointName(endpoint) };
      const isFair = area >= FAIR.least && area <= FAIR.most;
      arena.note('area under the curve', act, isFair ? null : `the area is ${area.toFixed(3)}`);
    });
  },
};

/** Interleaved, so that whatever slows the machine down slows both sides. */
async function measure(arena: Arena, endpoint: Endpoint): Promise<number> {
  const samples = SAMPLES[arena.isShort ? 'short' : 'full'];
  const known = await arena.knownLoginIds(samples / PER_LOGIN_ID);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const ask = async (side: 'known' | 'unknown', loginId: string): Promise<void> => {
    const shot = endpointShot(endpoint, {
      projectId: arena.projectId,
      loginId,
      origin: `http://localhost:${new URL(arena.address).port}`,
    });
    const headers = { authorization: `Bearer ${arena.projectId}` };
    const startedAt = performance.now();
    await arena.shoot(`time of ${side} login ids`, { ...shot, headers }, anyAnswer);
    times[side].push(performance.now() - startedAt);
  };
  for (let sample = 0; sample < samples; sample += 1) {
    const loginId = known[sample % known.length] ?? '';
    // Turns change, so that neither side always follows the other.
    const sides =
      sample % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const side of sides) await ask(side, side === 'known' ? loginId : `u${loginId}`);
  }
  return areaUnderCurve(times.known, times.unknown);
}
