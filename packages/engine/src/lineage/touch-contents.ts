import { servicePlace, namingOf, objectLocation } from './object-location.ts';
import { itemAt } from './location-of.ts';
import type { Location } from './lineage-types.ts';
import { addTouch, type TouchDetails, type TouchDraft } from './touch-draft.ts';

/** Opening, changing, creating, removing and restoring: actions on one object in place. */
export function touchContents(draft: TouchDraft): void {
  const { event, act } = draft;
  const { object } = event;
  const location = objectLocation(draft) ?? pageOf(draft);
  const told: TouchDetails = {
    digest: object.sha256,
    namedBy: namingOf(object),
    sizeBytes: object.sizeBytes,
    isObject: true,
  };
  switch (act) {
    case 'view':
    case 'restore':
      return addTouch(draft, 'read', location, { ...told, isView: act === 'view' });
    case 'edit':
      addTouch(draft, 'read', location, { ...told, digest: null, sizeBytes: null });
      return addTouch(draft, 'write', location, told);
    case 'remove':
      addTouch(draft, 'read', location, { ...told, sizeBytes: null });
      return addTouch(draft, 'remove', location, told);
    default:
      return addTouch(draft, 'write', location, { ...told, isCreation: true });
  }
}

/** The page that an agent saw. */
function pageOf({ event, observer, act }: TouchDraft): Location | null {
  if (observer === 'service' || act !== 'view') return null;
  const url = event.lineage?.source?.url ?? event.object.url;
  if (url === null) return null;
  const { name } = event.object;
  return itemAt(event, event.origin ?? servicePlace(event), { id: null, name, path: null, url });
}
