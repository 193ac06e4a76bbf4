import type { MapDeclaration } from '../kit/map/map-declaration.ts';
import { AUDIT_SHAPES } from './audit.data.ts';
import { ENTITY_SHAPES } from './entities.data.ts';
import { FINDING_SHAPES } from './findings.data.ts';
import { WEBHOOK_SHAPES } from './webhook.data.ts';

/** Findings and entities have members of their own; deliveries come before the audit log's bare `action`. */
export const mapping: MapDeclaration = {
  source: 'GitHub',
  shapes: [
    ...FINDING_SHAPES,
    ...ENTITY_SHAPES,
    { when: { has: 'zen' }, skip: 'A ping that tells that a webhook was set up.' },
    ...WEBHOOK_SHAPES,
    ...AUDIT_SHAPES,
  ],
};
