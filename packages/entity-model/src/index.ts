export type { Entity, EntityModel, EntityModelLimits, EntityType } from './entity.ts';
export { EntityModelFault, EntityReadFault } from './faults.ts';
export { openEntityModel } from './open-entity-model.ts';
