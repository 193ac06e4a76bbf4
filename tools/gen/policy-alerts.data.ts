/**
 * Alerts per week and 1,000 people without incidents; for posture changes, per week. Missing policies
 * have no such events in the generated organizations. Written by `npm run eval -- policies --write`.
 */
export const POLICY_ALERTS: Readonly<Record<string, number>> = {
  'copy-tool-to-outside': 0,
  'download-to-unmanaged': 12.8,
  'downloaded-then-deleted': 0,
  'guest-in-private-channel': 7,
  'locked-archive-sent-out': 0,
  'mail-forward-to-outside': 1.2,
  'mass-copy-to-removable-media': 0,
  'mass-deletion': 0,
  'mass-download': 0.4,
  'mass-printing': 0,
  'mass-view': 0,
  'opened-to-public-in-bulk': 0,
  'opened-to-public': 4.1,
  'packed-then-sent-out': 0,
  'secrets-read-in-bulk': 0,
  'sensitive-files-to-removable-media': 0.2,
  'shared-beyond-domain': 0,
  'shared-outside-in-bulk': 0,
  'shared-outside': 49,
  'storage-to-foreign-account': 0.4,
  'uploads-to-personal-cloud-in-bulk': 0,
};
