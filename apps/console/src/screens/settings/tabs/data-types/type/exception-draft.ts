import type { ExceptionScope, IntegrationName } from '@waybill/contract';

/** Whom or what an exception is made for, as it is being named. */
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

/** The scope that is named; undefined as long as something is missing. */
export function scopeOf(draft: ScopeDraft): ExceptionScope | undefined {
  const { kind, groupId, source } = draft;
  // People are known by their addresses, which are kept in lower case.
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
