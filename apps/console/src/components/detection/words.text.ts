import { defineText } from '@waybill/ui';

/** Words for the stored values of the specification; what reads well as stored stands here as well. */
export const wordsText = defineText('components/detection/words', {
  new: 'New',
  in_review: 'In review',
  awaiting_person: 'Awaiting person',
  awaiting_team: 'Awaiting team',
  escalated: 'Escalated',
  snoozed: 'Snoozed',
  suppressed: 'Suppressed',
  merged: 'Merged',
  closed: 'Closed',

  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',

  detectionPolicy: 'Policy',
  internalDetectionPolicy: 'Built-in policy',
  detectionThresholdPolicy: 'Threshold policy',
  classificationEngine: 'Classification',
  sendToSelf: 'Sent to self',
  suspiciousFileSize: 'Suspicious file size',
  suspiciousFileName: 'Suspicious file name',
  eventSuspicious: 'Suspicious event',

  Policy: 'Policy',
  Manual: 'Manual',
  AI: 'AI',

  'Web Upload': 'Web Upload',
  'External Comms': 'External Comms',
  'External Share': 'External Share',
  'Download to Unmanaged': 'Download to Unmanaged',

  inbound: 'Inbound',
  outbound: 'Outbound',

  Upload: 'Upload',
  Paste: 'Paste',
  Copy: 'Copy',
  Download: 'Download',
  View: 'View',
  Send: 'Send',
  Share: 'Share',
  Compress: 'Compress',
  compress_no_spaces: 'Compress, name without spaces',
  Decompress: 'Decompress',
  CopyFile: 'Copy file',
  Rename: 'Rename',
  CLI: 'Command line',

  private: 'Private',
  internal: 'Inside the organisation',
  external: 'Outside the organisation',
  link: 'Anyone with the link',
  public: 'Public',

  success: 'Success',
  failure: 'Failure',
});
