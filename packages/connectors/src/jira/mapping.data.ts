import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { CLOUD_AUDIT, DATA_CENTER_AUDIT, ORGANIZATION_AUDIT, WEBHOOK } from './audit.data.ts';
import { ENTITY_SHAPES } from './entities.data.ts';

/** Shapes are distinguished by members that no other of them has. */
export const mapping: MapDeclaration = {
  source: 'Jira',
  shapes: [
    {
      when: { all: [{ has: 'records' }, { has: 'limit' }] },
      skip: 'An answer around audit records, not a record.',
    },
    {
      when: { all: [{ is: ['type', ['GLOBAL', 'PROJECT']] }, { has: 'key' }] },
      skip: 'A permission that exists, which says nothing of who has it.',
    },
    WEBHOOK,
    DATA_CENTER_AUDIT,
    ORGANIZATION_AUDIT,
    ...ENTITY_SHAPES,
    CLOUD_AUDIT,
  ],
};
