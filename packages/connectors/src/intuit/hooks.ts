import type { VendorRecord } from '../kit/define-connector.ts';
import { textAt } from '../kit/field.ts';
import type { Hooks } from '../kit/map/map-declaration.ts';

export const hooks: Hooks = {
  object_id: (record, element) => objectId(record, element),
};

/**
 * QuickBooks ids are unique only within a kind, so the kind is prepended: `customer-123`, the same for
 * both webhook formats and for the records.
 */
function objectId(record: VendorRecord, element: VendorRecord): string | null {
  const kind = textAt(element, 'name') ?? textAt(record, 'type')?.split('.')[1];
  const id = textAt(element, 'id', 'Id') ?? null;
  // A CloudEvent's own `id` is the delivery's; the record's is next to it.
  const own = textAt(record, 'intuitentityid') ?? id;
  return kind && own !== null ? `${kind.toLowerCase()}-${own}` : null;
}
