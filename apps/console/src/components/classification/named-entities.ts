/** Data types read by named-entity recognition; shown if the flag `show_ner_entities` is on. */
const NAMED_ENTITIES: ReadonlySet<string> = new Set([
  'person-name',
  'place',
  'organization',
  'nationality',
]);

/** Whether a data type is a named entity. */
export function isNamedEntity(dataTypeId: string): boolean {
  return NAMED_ENTITIES.has(dataTypeId);
}
