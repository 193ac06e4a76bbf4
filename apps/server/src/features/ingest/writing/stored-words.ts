import {
  ACTOR_KINDS,
  EVENT_ACTIONS,
  EVENT_CATEGORIES,
  MOVEMENTS,
  OBJECT_KINDS,
  OUTCOMES,
  PLACE_KINDS,
  TRISTATES,
  VISIBILITIES,
  wordAmong,
  type SettledPlace,
} from '@waybill/contract';

/**
 * Vocabulary words read from columns. An unknown word from another version is read as the word for
 * unknown, so that one row does not fail a whole response. Migration 0054 writes the same words.
 *
 * @published
 */
export const STORED_WORDS = {
  /** Any name: the connector that stored it may have been removed. Only the unified log ever stored none. */
  source: (value: unknown) => (typeof value === 'string' && value !== '' ? value : 'Microsoft 365'),
  action: (value: unknown) => wordAmong(EVENT_ACTIONS, value),
  category: (value: unknown) => wordAmong(EVENT_CATEGORIES, value),
  direction: (value: unknown) => wordAmong(['inbound', 'outbound'] as const, value),
  movement: (value: unknown) => wordAmong(MOVEMENTS, value) ?? 'none',
  outcome: (value: unknown) => wordAmong(OUTCOMES, value) ?? 'unknown',
  actorKind: (value: unknown) => wordAmong(ACTOR_KINDS, value) ?? 'unknown',
  objectKind: (value: unknown) => wordAmong(OBJECT_KINDS, value) ?? 'other',
  placeKind: (value: unknown) => wordAmong(PLACE_KINDS, value) ?? 'app',
  visibility: (value: unknown) => wordAmong(VISIBILITIES, value),
  tristate: (value: unknown) => wordAmong(TRISTATES, value) ?? 'unknown',
} as const;

/** A completely stored place. @published */
export function storedPlace(place: SettledPlace): SettledPlace {
  const { kind, managed, outside } = place;
  return {
    ...place,
    kind: STORED_WORDS.placeKind(kind),
    managed: STORED_WORDS.tristate(managed),
    outside: STORED_WORDS.tristate(outside),
  };
}
