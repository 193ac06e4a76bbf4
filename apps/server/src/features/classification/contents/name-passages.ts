import type { Passage } from '@waybill/engine';
import type { Entity, EntityType } from '@waybill/entity-model';

/** Data types by the model's labels. */
export const NAME_TYPES: Readonly<Record<EntityType, string>> = {
  person: 'person-name',
  place: 'place',
  organization: 'organization',
};

/** Score from which a name is sure. */
const SURE = 0.8;

/** Names in the engine's form: by data type, a list for each, offsets in bytes of UTF-8. */
export function namePassages(
  text: string,
  entities: readonly Entity[],
): ReadonlyMap<string, readonly Passage[]> {
  const passages = new Map<string, Passage[]>(Object.values(NAME_TYPES).map((id) => [id, []]));
  let units = 0;
  let bytes = 0;
  function bytesUntil(unit: number): number {
    bytes += Buffer.byteLength(text.slice(units, unit));
    units = unit;
    return bytes;
  }
  for (const { type, start, end, score } of entities) {
    passages.get(NAME_TYPES[type])?.push({
      start: bytesUntil(start),
      end: bytesUntil(end),
      confidence: score >= SURE ? 'high' : 'medium',
      features: { score: Math.round(score * 1000) / 1000 },
    });
  }
  return passages;
}
