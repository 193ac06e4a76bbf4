import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Operations of the audit log, lower case and without spaces: names of the server's API calls, and the
 * groups by which the vendor's page "Filter audit log views" sorts them.
 */

const none: OperationRule = { action: null, movement: 'none' };
const upload: OperationRule = { action: 'Upload', movement: 'upload' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const view: OperationRule = { action: 'View', movement: 'none' };
const share: OperationRule = { action: 'Share', movement: 'share' };
const copy: OperationRule = { action: 'Copy', movement: 'copy' };
const rename: OperationRule = { action: 'Rename', movement: 'none' };

export const AUDIT_OPERATIONS: OperationTable = {
  login: none,
  loginguest: none,
  loggedin: none,
  logout: none,
  loggedout: none,
  upload,
  uploaded: upload,
  uploadfile: upload,
  download,
  downloaded: download,
  downloadfile: download,
  downloadfilemulti: download,
  downloadfolder: download,
  downloadzip: download,
  view,
  viewed: view,
  preview: view,
  previewed: view,
  docconvert: view,
  getfilelist: view,
  share,
  shared: share,
  addshare: share,
  quickshare: share,
  updateshare: share,
  addusertoshare: share,
  addgrouptoshare: share,
  setallowpublicaccess: share,
  setuseraccessforshare: share,
  setgroupaccessforshare: share,
  sendshare: { action: 'Send', movement: 'send' },
  deleteshare: none,
  deleteuserfromshare: none,
  copy,
  copied: copy,
  copyfile: copy,
  copyallfiles: copy,
  rename,
  renamed: rename,
  renamefile: rename,
  renameormove: rename,
  renameormoveasync: rename,
  move: rename,
  moved: rename,
  zip: { action: 'Compress', movement: 'none' },
  createzip: { action: 'Compress', movement: 'none' },
  zipfiles: { action: 'Compress', movement: 'none' },
  unzip: { action: 'Decompress', movement: 'none' },
  unzipfile: { action: 'Decompress', movement: 'none' },
  createfolder: none,
  created: none,
  deletefile: none,
  deleted: none,
  restore: none,
  lock: none,
  unlock: none,
  adduser: none,
  deleteuser: none,
  dlp: none,
  virus: none,
};
