import type { ActivityEvent } from '@waybill/contract';
import { documentKind, DOCUMENT_KINDS } from '../document-kind.ts';
import type { FieldGroup } from '../field.ts';
import { choice, fact, field, list } from '../field-rows.ts';

function extensionOf(name: string | null): string | null {
  return /[^.]\.([^.]{1,16})$/.exec(name ?? '')?.[1]?.toLowerCase() ?? null;
}

/** The name that the object had before it was renamed or copied. */
function previousName({ lineage, extra, action }: ActivityEvent): string | null {
  const renamedFrom = action === 'Rename' ? extra['before'] : undefined;
  return extra['previousName'] ?? lineage?.source?.name ?? renamedFrom ?? null;
}

/** A file that changes its extension is hidden, or was: `plan.xlsx` becomes `plan.jpg`. */
function isExtensionChanged(event: ActivityEvent): boolean | null {
  const [before, after] = [previousName(event), event.lineage?.target?.name ?? event.object.name];
  if (before === null || after === null) return null;
  return extensionOf(before) !== extensionOf(after);
}

function isOwnedByActor({ object, actor, actorKey }: ActivityEvent): boolean | null {
  const owner = object.owner?.toLowerCase();
  if (owner === undefined || actorKey === null) return null;
  return [actorKey, actor.email, actor.id, actor.name].some(
    (name) => name?.toLowerCase() === owner,
  );
}

function memberNames({ lineage }: ActivityEvent): readonly string[] {
  return list((lineage?.members ?? []).map(({ name }) => name));
}

/** The object's file kind, former name and packed contents. */
export const fields: FieldGroup = [
  choice('object.documentKind', 'Object: kind of document', DOCUMENT_KINDS, ({ object, extra }) =>
    documentKind(object, extra['documentType'] ?? null),
  ),
  field('object.previousName', 'string', 'Object: previous name', previousName),
  field('object.extensionChanged', 'boolean', 'Object: extension changed', isExtensionChanged),
  field('object.ownedByActor', 'boolean', 'Object: owned by the actor', isOwnedByActor),
  field(
    'members.count',
    'number',
    'Files packed or attached: number',
    ({ lineage }) => lineage?.memberCount ?? (lineage?.members.length || null),
  ),
  field('members.names', 'list', 'Files packed or attached: names', memberNames),
  field('members.extensions', 'list', 'Files packed or attached: extensions', (event) => [
    ...new Set(list(memberNames(event).map(extensionOf))),
  ]),
  fact('extra.before', 'Value before the change', 'before'),
];
