import type { EventFacts } from '../kit/mapped-event.ts';
import type { VendorRecord } from '../kit/define-connector.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';
import { textAt } from '../kit/field.ts';
import { OWN_DEVICE } from '../kit/destination-place.ts';
import { WORD_RULES } from './operations.data.ts';

export const hooks: Hooks = { by_words: byWords };

const HUBSPOT = {
  kind: 'app',
  name: 'HubSpot',
  host: null,
  container: null,
  account: null,
} as const;

/**
 * HubSpot publishes no closed list of its operations: category, kind and action are words joined by
 * underscores (`CRM_OBJECT`, `EXPORT`, `EXPORT_CONTACTS`). The first rule with a matching word decides
 * how data moved.
 */
function byWords(record: VendorRecord): Partial<EventFacts> {
  const words = wordsOf(record);
  const rule = WORD_RULES.find(
    ({ any, without = [] }) =>
      any.some((word) => words.has(word)) && !without.some((word) => words.has(word)),
  );
  if (!rule) return {};
  const { action, movement } = rule;
  if (movement === 'download')
    return { action, movement, origin: HUBSPOT, destination: OWN_DEVICE };
  if (movement === 'upload') return { action, movement, origin: OWN_DEVICE, destination: HUBSPOT };
  return movement === 'none' ? { action, movement } : { action, movement, origin: HUBSPOT };
}

function wordsOf(record: VendorRecord): ReadonlySet<string> {
  const written = ['action', 'category', 'subCategory', 'type'].flatMap(
    (name) =>
      textAt(record, name)
        ?.toUpperCase()
        .split(/[^A-Z]+/) ?? [],
  );
  return new Set(written);
}
