import type { OperationRule } from '../kit/operation-table.ts';

/** A rule by words of HubSpot's operations; `without` excludes settings and permissions. */
export interface WordRule extends OperationRule {
  any: readonly string[];
  without?: readonly string[];
}

const SETTINGS = [
  'PERMISSION',
  'PERMISSIONS',
  'SETTING',
  'SETTINGS',
  'APPROVAL',
  'APPROVALS',
  'BLOCKED',
];

/** By priority: exports before views. */
export const WORD_RULES: readonly WordRule[] = [
  {
    any: ['EXPORT', 'EXPORTS', 'EXPORTED', 'DOWNLOAD', 'DOWNLOADED'],
    without: SETTINGS,
    action: 'Download',
    movement: 'download',
  },
  {
    any: ['IMPORT', 'IMPORTS', 'IMPORTED', 'UPLOAD', 'UPLOADED'],
    without: SETTINGS,
    action: 'Upload',
    movement: 'upload',
  },
  { any: ['SHARE', 'SHARED', 'SHARING'], without: SETTINGS, action: 'Share', movement: 'share' },
  { any: ['SEND', 'SENT'], without: SETTINGS, action: 'Send', movement: 'send' },
  {
    any: ['COPY', 'CLONE', 'CLONED', 'DUPLICATE'],
    without: SETTINGS,
    action: 'Copy',
    movement: 'copy',
  },
  { any: ['RENAME', 'RENAMED'], action: 'Rename', movement: 'none' },
  {
    any: ['VIEW', 'VIEWED', 'READ', 'PREVIEW'],
    without: SETTINGS,
    action: 'View',
    movement: 'none',
  },
];
