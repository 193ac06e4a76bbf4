import type { Document } from '../company/documents.ts';
import type { Moment } from '../company/moment.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { googleActivity, type GoogleEvent } from './google-activity.ts';
import { googleParameters, type GoogleValues } from './google-parameters.ts';

/** Events that change who has access; all others are of type `access`. */
const ACCESS_CHANGE = /^change_|_membership_change$/;

/** One activity of the Drive log on a document, with one or more events. */
export function driveActivity(
  moment: Moment,
  document: Document,
  events: readonly (readonly [name: string, values: GoogleValues])[],
): SamplePayload {
  return googleActivity(
    moment,
    'drive',
    events.map(([name, values]) => driveEvent(document, name, values)),
  );
}

function driveEvent(document: Document, name: string, values: GoogleValues): GoogleEvent {
  return {
    type: ACCESS_CHANGE.test(name) ? 'acl_change' : 'access',
    name,
    parameters: googleParameters({
      primary_event: true,
      billable: true,
      doc_id: document.driveId,
      doc_title: document.name,
      doc_type: document.driveType,
      is_encrypted: false,
      owner: document.owner,
      owner_is_shared_drive: false,
      owner_is_team_drive: false,
      visibility: 'shared_internally',
      ...values,
    }),
  };
}

/** Someone in the organisation gets access by name. */
export function internalAccess(target: string, right: string): GoogleValues {
  return {
    visibility: 'shared_internally',
    old_visibility: 'private',
    visibility_change: 'internal',
    target_user: target,
    old_value: ['none'],
    new_value: [right],
  };
}

/** An external person gets access by name. */
export function externalAccess(target: string, right: string): GoogleValues {
  return {
    visibility: 'shared_externally',
    old_visibility: 'shared_internally',
    visibility_change: 'external',
    target_user: target,
    old_value: ['none'],
    new_value: [right],
  };
}

/** A document is opened to everyone who has its link: Drive logs the scope and the visibility. */
export function linkAccess(
  old: 'private' | 'shared_internally',
): readonly (readonly [string, GoogleValues])[] {
  const shared = {
    visibility: 'people_with_link',
    visibility_change: 'external',
    target_domain: 'all',
    old_visibility: old,
  };
  return [
    ['change_document_access_scope', { ...shared, old_value: ['none'], new_value: ['can_view'] }],
    [
      'change_document_visibility',
      { ...shared, old_value: ['private'], new_value: ['people_with_link'] },
    ],
  ];
}
