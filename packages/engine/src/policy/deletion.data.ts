import type { Condition } from '@waybill/contract';

/** Something was deleted from a file store, CRM, wiki, chat or code host. */
export const DELETION: readonly Condition[] = [
  {
    f: 'source',
    op: 'in',
    v: [
      'SharePoint',
      'OneDrive',
      'Google Drive',
      'AWS S3',
      'Azure',
      'Google Cloud',
      'Salesforce',
      'HubSpot',
      'Notion',
      'Slack',
      'Jira',
      'GitHub',
      'Exchange',
      'Microsoft Teams',
      'FileCloud',
      'Monday',
    ],
  },
  {
    any: [
      {
        f: 'operation',
        op: 'in~',
        v: [
          'FileDeleted',
          'FileRecycled',
          'FileDeletedFirstStageRecycleBin',
          'FileDeletedSecondStageRecycleBin',
          'FileVersionsAllDeleted',
          'FolderDeleted',
          'FolderRecycled',
          'delete',
          'trash',
          'DeleteObject',
          'DeleteObjects',
          'DeleteBlob',
          'DeleteFile',
          'storage.objects.delete',
          'HardDelete',
          'SoftDelete',
          'file_deleted',
          'page.deleted',
          'page.permanently_deleted',
          'repo.destroy',
          'ListItemDeleted',
          'ListItemRecycled',
        ],
      },
      {
        f: 'operation',
        op: 'endsWith~',
        v: '.deleted',
      },
    ],
  },
];
