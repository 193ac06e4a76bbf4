import type { Arena } from '../arena/arena.ts';
import type { Answer, AttackClass } from '../arena/attack-class.ts';
import { endpointShot, type Endpoint } from '../arena/attacked-routes.ts';
import { askingEndpoints } from '../arena/asking-endpoints.ts';
import { anyAnswer, jsonOf } from '../arena/judges.ts';

export const attackClass: AttackClass = {
  title: 'Answers that tell whether a login id has an account',
  async run(arena) {
    await arena.each(askingEndpoints(), 4, async (endpoint) => {
      const [known = ''] = await arena.knownLoginIds(1);
      const unknown = `u${known}`;
      const told = await answersTo(arena, endpoint, { known, unknown });
      arena.note('answers differ', { method: 'POST', path: endpoint.path }, told);
    });
  },
};

async function answersTo(
  arena: Arena,
  endpoint: Endpoint,
  loginIds: { known: string; unknown: string },
): Promise<string | null> {
  const ask = async (loginId: string): Promise<string> => {
    const shot = endpointShot(endpoint, {
      projectId: arena.projectId,
      loginId,
      origin: `http://localhost:${new URL(arena.address).port}`,
    });
    const headers = { authorization: `Bearer ${arena.projectId}` };
    return shapeOf(
      await arena.shoot('login id of nobody', { ...shot, headers }, anyAnswer),
      loginId,
    );
  };
  const [one, other] = [await ask(loginIds.known), await ask(loginIds.unknown)];
  return one === other ? null : `known: ${one.slice(0, 120)}; unknown: ${other.slice(0, 120)}`;
}

/** What does not differ by chance: status, names and types of members, and texts without ids. */
function shapeOf(answer: Answer, loginId: string): string {
  const names = Object.keys(answer.headers).filter(
    (name) => !/^(?:date|content-length|etag)$/.test(name),
  );
  return JSON.stringify([answer.status, names.toSorted(), shape(jsonOf(answer), loginId)]);
}

function shape(value: unknown, loginId: string): unknown {
  if (typeof value === 'string') return stable(value, loginId);
  if (Array.isArray(value)) return value.map((one) => shape(one, loginId));
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([name, inner]) => [name, shape(inner, loginId)]);
}

/**
 * Numbers and random texts by their format; others unchanged, without the login id and its masked form.
 */
function stable(text: string, loginId: string): string {
  const masked = `${loginId[0]}***@${loginId.split('@')[1]}`;
  if (/^\d+$/.test(text)) return 'number';
  const plain = text.replaceAll(loginId, '<id>').replaceAll(masked, '<masked>');
  return plain.length >= 16 && !plain.includes(' ')
    ? `random ${plain.length > 200 ? 'long' : plain.length}`
    : plain;
}
