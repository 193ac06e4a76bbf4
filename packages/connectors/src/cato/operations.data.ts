import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * From the vendor's pages "Event field reference" and "Application control policy: activities". What
 * the cloud did with a flow (`action`) is the operation and moves nothing on its own; the activity in
 * the application, the file operation or the HTTP method say what was tried.
 */

const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const send: OperationRule = { action: 'Send', movement: 'send' };
const none: OperationRule = { action: null, movement: 'none' };

/** Cloud activity. */
export const VERDICTS: OperationTable = {
  Allow: none,
  Block: none,
  Monitor: none,
  Prompt: none,
  Alert: none,
  RBI: none,
  Succeeded: none,
  Failed: none,
};

/** Activities of application control and file operations, lower case. */
export const ACTIVITIES: OperationTable = {
  upload,
  'upload file': upload,
  'upload files': upload,
  'file upload': upload,
  'add attachment': upload,
  attach: upload,
  import: upload,
  'push code': upload,
  download,
  'download file': download,
  'download files': download,
  'file download': download,
  'download attachment': download,
  export: download,
  'clone repository': download,
  'pull code': download,
  view,
  'view file': view,
  'view content': view,
  open: view,
  preview: view,
  share,
  'share file': share,
  'share folder': share,
  'create shared link': share,
  'create share link': share,
  invite: share,
  send,
  'send email': send,
  'send mail': send,
  'send message': send,
  'send prompt': send,
  post: send,
  comment: send,
  chat: send,
  copy: { action: 'Copy', movement: 'copy' },
  'copy file': { action: 'Copy', movement: 'copy' },
  rename: { action: 'Rename', movement: 'none' },
  'rename file': { action: 'Rename', movement: 'none' },
};

/** HTTP methods of a request that carried a named file. */
export const METHODS: OperationTable = { GET: download, POST: upload, PUT: upload, PATCH: upload };
