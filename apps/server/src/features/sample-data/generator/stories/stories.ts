import { story as archiveInParts } from './archive-in-parts.ts';
import { story as bucketToForeignAccount } from './bucket-to-foreign-account.ts';
import { story as contractToCompetitor } from './contract-to-competitor.ts';
import { story as guestInPrivateChannel } from './guest-in-private-channel.ts';
import { story as ledgerInDisguise } from './ledger-in-disguise.ts';
import { story as leaverDownload } from './leaver-download.ts';
import { story as mailForwarding } from './mail-forwarding.ts';
import { story as payrollOpened } from './payroll-opened.ts';
import { story as snapshotToForeignAccount } from './snapshot-to-foreign-account.ts';
import type { Story } from './story.ts';

/** Everything that is planted in the sample. */
export const STORIES: readonly Story[] = [
  payrollOpened,
  contractToCompetitor,
  leaverDownload,
  bucketToForeignAccount,
  snapshotToForeignAccount,
  mailForwarding,
  guestInPrivateChannel,
  ledgerInDisguise,
  archiveInParts,
];
