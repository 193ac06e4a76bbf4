import type { Condition } from '@waybill/contract';
import { isOne, type StatedRules } from './stated-rule.ts';

const METHOD = 'record.protoPayload.methodName';
const COPIED_TO = 'record.protoPayload.metadata.destination';
const BINDINGS = 'record.protoPayload.serviceData.policyDelta.bindingDeltas';
const SHARED = 'record.parameters';

/** Drive says that someone else than the domain's own people was meant. */
const OPENED: Condition = {
  all: [
    isOne('record.name', 'change_document_visibility'),
    { f: `${SHARED}.new_value`, op: 'noneOf', v: ['private'] },
    isOne(
      `${SHARED}.visibility`,
      'people_with_link',
      'people_within_domain_with_link',
      'public_on_the_web',
      'shared_externally',
      'unknown',
    ),
  ],
};

export const GOOGLE_RULES: StatedRules = {
  'GCP.GCS.IAMChanges': {
    all: [isOne('record.resource.type', 'gcs_bucket'), isOne(METHOD, 'storage.setIamPermissions')],
  },
  'GCP.GCS.Public': {
    all: [
      isOne(METHOD, 'storage.setIamPermissions'),
      // Who was added is read by the connector; a list of the record says who is named in it at all.
      isOne('visibility.after', 'public'),
      {
        f: `${BINDINGS}.role`,
        op: 'anyOf',
        v: ['roles/storage.objectAdmin', 'roles/storage.objectViewer', 'roles/storage.admin'],
      },
    ],
  },
  // The project and the bucket that the copy went to are read by the connector.
  'GCP.GCS.ObjectExfiltration': {
    all: [
      isOne(METHOD, 'storage.objects.get'),
      isOne('record.protoPayload.serviceName', 'storage.googleapis.com'),
      { f: 'record.severity', op: 'ne', v: 'ERROR' },
      { f: COPIED_TO, op: 'matches', v: '^projects/[^/]+/buckets/[^/]+/objects/' },
      { not: { f: COPIED_TO, op: 'startsWith', v: 'projects/_/' } },
      { f: 'record.resource.labels.project_id', op: 'exists' },
      { f: 'destination.account', op: 'ne', v: { field: 'record.resource.labels.project_id' } },
      { f: 'record.resource.labels.bucket_name', op: 'exists' },
      { f: 'destination.container', op: 'ne', v: { field: 'record.resource.labels.bucket_name' } },
    ],
  },
  'Google.Workspace.ManyDocsDownloaded': {
    all: [isOne('record.id.applicationName', 'drive'), isOne('record.name', 'download')],
  },
  // Whether two addresses have one domain only the mapped event can tell: a Drive is its owner’s domain’s.
  'GSuite.DocOwnershipTransfer': {
    all: [
      isOne('record.name', 'change_owner'),
      {
        f: `${SHARED}.visibility`,
        op: 'notIn',
        v: ['shared_internally', 'people_within_domain_with_link', 'private'],
      },
      { f: `${SHARED}.owner`, op: 'contains', v: '@' },
      { f: `${SHARED}.new_owner`, op: 'contains', v: '@' },
      { f: 'recipients.domains', op: 'exists' },
      { f: 'origin.account', op: 'ne', v: { field: 'recipients.domains' } },
    ],
  },
  'GSuite.DriveVisibilityChanged': {
    all: [
      isOne('record.id.applicationName', 'drive'),
      isOne('record.type', 'acl_change'),
      {
        any: [
          OPENED,
          {
            all: [
              isOne('record.name', 'change_user_access'),
              { f: `${SHARED}.new_value`, op: 'noneOf', v: ['none'] },
            ],
          },
        ],
      },
    ],
  },
};
