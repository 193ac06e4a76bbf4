import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const UPLOAD: OperationRule = { action: 'Upload', movement: 'upload' };
const COPY: OperationRule = { action: 'Copy', movement: 'copy' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const RENAME: OperationRule = { action: 'Rename', movement: 'none' };
const CLI: OperationRule = { action: 'CLI', movement: 'none' };

/**
 * Operations of Azure by their names in lower case, because its logs write them in any case. After
 * Microsoft's pages of storage analytics operations, of Key Vault logging and of resource providers.
 */
export const AZURE_OPERATIONS: OperationTable = {
  // Storage: blobs, files, tables, queues
  getblob: DOWNLOAD,
  getfile: DOWNLOAD,
  readfile: DOWNLOAD,
  queryblobcontents: DOWNLOAD,
  putblob: UPLOAD,
  putblock: UPLOAD,
  putblocklist: UPLOAD,
  putpage: UPLOAD,
  appendblock: UPLOAD,
  appendfile: UPLOAD,
  flushfile: UPLOAD,
  createfile: UPLOAD,
  createpathfile: UPLOAD,
  putrange: UPLOAD,
  sftpwrite: UPLOAD,
  sftpread: DOWNLOAD,
  copyblob: COPY,
  copyblobfromurl: COPY,
  copyblobsource: COPY,
  copyblobdestination: COPY,
  incrementalcopyblob: COPY,
  putblobfromurl: COPY,
  putblockfromurl: COPY,
  appendblockfromurl: COPY,
  putpagefromurl: COPY,
  copyfile: COPY,
  copyfilesource: COPY,
  copyfiledestination: COPY,
  renamefile: RENAME,
  renamepath: RENAME,
  renamepathfile: RENAME,
  renamedirectory: RENAME,
  setcontaineracl: SHARE,
  setblobcontaineracl: SHARE,
  setshareacl: SHARE,
  setpathaccesscontrol: SHARE,
  getmessages: VIEW,
  getmessage: VIEW,
  peekmessages: VIEW,
  peekmessage: VIEW,
  putmessage: UPLOAD,
  queryentities: VIEW,
  queryentity: VIEW,
  insertentity: UPLOAD,
  // Key Vault
  secretget: VIEW,
  keyget: VIEW,
  certificateget: VIEW,
  storageaccountgetsas: SHARE,
  secretbackup: DOWNLOAD,
  keybackup: DOWNLOAD,
  certificatebackup: DOWNLOAD,
  keyexport: DOWNLOAD,
  keyrelease: DOWNLOAD,
  // Control plane
  'microsoft.storage/storageaccounts/listkeys/action': VIEW,
  'microsoft.storage/storageaccounts/listaccountsas/action': SHARE,
  'microsoft.storage/storageaccounts/listservicesas/action': SHARE,
  'microsoft.storage/storageaccounts/blobservices/generateuserdelegationkey/action': SHARE,
  'microsoft.storage/storageaccounts/regeneratekey/action': VIEW,
  'microsoft.storage/storageaccounts/localusers/listkeys/action': VIEW,
  'microsoft.storage/storageaccounts/localusers/regeneratepassword/action': VIEW,
  'microsoft.storage/storageaccounts/datashares/write': SHARE,
  'microsoft.compute/disks/begingetaccess/action': SHARE,
  'microsoft.compute/snapshots/begingetaccess/action': SHARE,
  'microsoft.compute/restorepointcollections/restorepoints/diskrestorepoints/begingetaccess/action':
    SHARE,
  'microsoft.compute/galleries/share/action': SHARE,
  'microsoft.compute/snapshots/write': COPY,
  'microsoft.compute/virtualmachines/capture/action': COPY,
  'microsoft.authorization/roleassignments/write': SHARE,
  'microsoft.datashare/accounts/shares/invitations/write': SHARE,
  'microsoft.datashare/accounts/shares/sharesubscriptions/write': SHARE,
  'microsoft.keyvault/vaults/secrets/getsecret/action': VIEW,
  'microsoft.keyvault/vaults/secrets/read': VIEW,
  'microsoft.keyvault/vaults/keys/read': VIEW,
  'microsoft.keyvault/vaults/keys/read/action': VIEW,
  'microsoft.keyvault/vaults/secrets/backup/action': DOWNLOAD,
  'microsoft.documentdb/databaseaccounts/listkeys/action': VIEW,
  'microsoft.documentdb/databaseaccounts/listconnectionstrings/action': VIEW,
  'microsoft.documentdb/databaseaccounts/regeneratekey/action': VIEW,
  'microsoft.eventhub/namespaces/authorizationrules/listkeys/action': VIEW,
  'microsoft.servicebus/namespaces/authorizationrules/listkeys/action': VIEW,
  'microsoft.sql/servers/databases/export/action': DOWNLOAD,
  'microsoft.sql/servers/databases/import/action': UPLOAD,
  'microsoft.sql/servers/import/action': UPLOAD,
  'microsoft.sql/locations/longtermretentionservers/longtermretentiondatabases/longtermretentionbackups/copy/action':
    COPY,
  'microsoft.recoveryservices/vaults/backupfabrics/protectioncontainers/protecteditems/recoverypoints/restore/action':
    COPY,
  'microsoft.recoveryservices/vaults/backupjobsexport/action': DOWNLOAD,
  'microsoft.web/sites/publishxml/action': VIEW,
  'microsoft.web/sites/config/list/action': VIEW,
  'microsoft.containerregistry/registries/listcredentials/action': VIEW,
  'microsoft.containerregistry/registries/generatecredentials/action': VIEW,
  'microsoft.containerregistry/registries/importimage/action': COPY,
  'microsoft.compute/virtualmachines/runcommand/action': CLI,
  'microsoft.compute/virtualmachines/runcommands/write': CLI,
  'microsoft.compute/virtualmachinescalesets/virtualmachines/runcommand/action': CLI,
  'microsoft.containerservice/managedclusters/runcommand/action': CLI,
};

/** Rules are looked up in lower case by the mapping's last step, so its shapes name none. */
export const NO_OPERATIONS: OperationTable = {};
