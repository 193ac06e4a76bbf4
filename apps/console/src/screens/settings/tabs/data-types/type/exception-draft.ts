import type { DetectionListItem, ExceptionScope, IntegrationName } from '@waybill/contract';

/** Subject of an exception, while being selected. */
export interface ScopeDraft {
  kind: 'person' | 'group' | 'source';
  personKey: string;
  groupId: string | null;
  source: IntegrationName | null;
}

export const EMPTY_SCOPE: ScopeDraft = {
  kind: 'person',
  personKey: '',
  groupId: null,
  source: null,
};

/** Default subject for a detection: its person, else its source. */
export function draftOf(
  detection: Pick<DetectionListItem, 'person' | 'source'> | null,
): ScopeDraft {
  if (detection === null) return EMPTY_SCOPE;
  const { person, source } = detection;
  return person === null
    ? { ...EMPTY_SCOPE, kind: 'source', source }
    : { ...EMPTY_SCOPE, personKey: person.key };
}

/** The selected scope; undefined while incomplete. */
export function scopeOf(draft: ScopeDraft): ExceptionScope | undefined {
  const { kind, groupId, source } = draft;
  // People are identified by address, stored in lower case.
  const personKey = draft.personKey.trim().toLowerCase();
  switch (kind) {
    case 'person':
      return personKey === '' ? undefined : { kind, personKey };
    case 'group':
      return groupId === null ? undefined : { kind, groupId };
    case 'source':
      return source === null ? undefined : { kind, source };
  }
}
