import type { AttackClass } from '../arena/attack-class.ts';
import { endpointShot, ENDPOINTS } from '../arena/attacked-routes.ts';
import { refused } from '../arena/judges.ts';

const SHORT = new Set([
  'no bearer',
  'other project',
  'wrong key',
  'session as key',
  'refresh token as key',
]);

export const attackClass: AttackClass = {
  title: 'Every route of the identity provider without its project or the management key',
  async run(arena) {
    const { projectId, victim, attacker } = arena;
    const keys: Record<string, string> = {
      'no bearer': '',
      'project only': `Bearer ${projectId}`,
      'other project': 'Bearer P2AAAAAAAAAAAAAAAAAAAAAAAAAAA',
      'empty key': `Bearer ${projectId}:`,
      'wrong key': `Bearer ${projectId}:K2AAAAAAAAAAAAAAAAAAAAAAAAAAA`,
      'session as key': `Bearer ${projectId}:${attacker.owner.sessionToken}`,
      'refresh token as key': `Bearer ${projectId}:${attacker.badSessions['refresh token'] ?? ''}`,
      'ingest token as key': `Bearer ${projectId}:${attacker.ingestToken}`,
      'basic authentication': `Basic ${Buffer.from(`${projectId}:`).toString('base64')}`,
      'forged token as key': `Bearer ${projectId}:${victim.badSessions['alg none'] ?? ''}`,
    };
    const faults = Object.entries(keys).filter(([fault]) => !arena.isShort || SHORT.has(fault));
    await arena.each(ENDPOINTS, 6, async (endpoint) => {
      if (endpoint.access === 'public') return;
      const shot = endpointShot(endpoint, { projectId, loginId: victim.owner.email });
      const isManaged = endpoint.access === 'management';
      for (const [fault, authorization] of faults) {
        // With the project alone the other endpoints may be called.
        if (!isManaged && !['no bearer', 'other project', 'basic authentication'].includes(fault))
          continue;
        const headers: Record<string, string> = authorization === '' ? {} : { authorization };
        await arena.shoot(fault, { ...shot, headers }, refused);
      }
    });
  },
};
