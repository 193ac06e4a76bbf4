export * from './activity.ts';
export * from './case-values.ts';
export { Condition } from './condition/condition.ts';
export { CONDITION_LIMITS } from './condition/condition-limits.ts';
export {
  ConditionShape,
  isFieldReference,
  OperandShape,
  type FieldReference,
  type Leaf,
  type Operand,
  type Scalar,
} from './condition/condition-shape.ts';
export { FIELD_TYPES, type FieldType } from './condition/field-types.ts';
export { isOperator, OPERATORS, type Operator } from './condition/operators.ts';
export {
  conditionFault,
  readCondition,
  unknownKey,
  type ConditionReading,
  type LeafReading,
} from './condition/read-condition.ts';
export { readOperand } from './condition/read-operand.ts';
export * from './classifications.ts';
export * from './data-classification.ts';
export * from './data-types.ts';
export * from './define-routes.ts';
export * from './destinations.data.ts';
export * from './detection-transitions.ts';
export * from './entities.ts';
export * from './enums.ts';
export * from './errors.ts';
export * from './finding-sources.ts';
export { foldText } from './fold-text.ts';
export * from './integration-values.ts';
export { JsonObject, JsonObjectShape, JsonShape, JsonValue } from './json-value.ts';
export * from './lineage.ts';
export {
  renderHeadline,
  renderTitle,
  type TitleLanguageId,
} from './detection-title/render-title.ts';
export { TitleParts, type TitleFacts } from './detection-title/title-parts.ts';
export * from './manual-detections.ts';
export * from './own-value.ts';
export * from './permissions.ts';
export * from './policies.ts';
export * from './policy-groups.ts';
export * from './policy-results.ts';
export * from './problem.ts';
export * from './remediation.ts';
export * from './risk-weights.ts';
export * from './roles.ts';
export * from './routes.ts';
export * from './saved-views.ts';
export * from './trust.ts';
export { typingErrors } from './typing-errors.ts';
export * from './search-text.ts';
export * from './sentence.ts';
export * from './sentence-examples.data.ts';
export * from './service-names.ts';
export type { Source } from './source.ts';
export * from './sources.ts';
export { entityFault } from './soundness/entity-fault.ts';
export { eventFault } from './soundness/event-fault.ts';
export * from './soundness/limits.ts';
export type { SchemaFault } from './soundness/checks.ts';
export * from './triage.ts';
export { SettledPlaceValue } from './values.ts';
export * from './working-time.ts';
export { wordAmong } from './word-among.ts';
