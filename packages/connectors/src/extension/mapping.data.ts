import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { ISLAND_AUDIT } from './island.data.ts';
import { MENLO_WEB } from './menlo.data.ts';

export const mapping: MapDeclaration = {
  source: 'Extension',
  shapes: [
    { when: { starts: ['schema', 'waybill.agent/'] }, hook: 'agent' },
    {
      when: { any: [{ has: 'id.applicationName' }, { is: ['kind', ['admin#reports#activity']] }] },
      hook: 'chromeLog',
    },
    MENLO_WEB,
    ISLAND_AUDIT,
  ],
};
