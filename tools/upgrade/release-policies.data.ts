/** Built-in policies of a release. */
export interface ReleasePolicies {
  /** Name of the fixture. */
  fixture: string;
  /** As `tenant.policy_pack` says it of tenants of that release. */
  pack: number;
  /** Version and hash of condition and window, by key. */
  policies: Readonly<Record<string, string>>;
}

/** What tenants of each release have accepted, the newest release last. */
export const RELEASE_POLICIES: readonly ReleasePolicies[] = [
  {
    fixture: '0053',
    pack: 1,
    policies: {
      'app-granted-data-access': '1/21692dd0220d',
      'audit-log-weakened': '1/a3043c93491c',
      'code-events-sent-out': '1/a4edd4b45f32',
      'copied-to-other-project': '1/98f5cbce0819',
      'copied-to-other-region': '1/1501cc917e46',
      'copy-tool-to-outside': '1/275ae2d575d6',
      'data-protection-weakened': '1/2f7e6b7c0b5a',
      'directory-or-log-exported': '1/dd774495a69e',
      'download-to-unmanaged': '1/b59f0c34092b',
      'downloaded-then-deleted': '1/ae0876ca0b41',
      'exported-in-bulk': '2/9a700cd7cfa8',
      'files-handed-over': '1/dc2e6d13ec50',
      'guest-in-private-channel': '2/7610e9eb2f5d',
      'machine-credentials-outside': '1/7a53687c3f90',
      'mail-forward-to-outside': '2/35aafec86fac',
      'mail-routing-changed': '1/ac46acbe3254',
      'mailbox-opened-to-other': '1/5b87c0ea0610',
      'mass-download': '1/07257142a5bf',
      'network-opened-to-internet': '1/62099e362ad8',
      'network-traffic-copied': '2/b6c7f5cb7086',
      'opened-to-public': '1/1e47b6ecce89',
      'packed-out-of-container': '1/7a8596287344',
      'packed-then-sent-out': '1/9cd680614f7d',
      'person-let-app-into-data': '1/24b977b5905c',
      'repository-leaves-organization': '1/327a7f997c6c',
      'secrets-read-in-bulk': '1/a8762380cf36',
      'shared-beyond-domain': '2/f8f1876d2cb3',
      'shared-outside': '1/eab69f6654d9',
      'shared-with-other-account': '1/b46bb0e26a88',
      'sharing-limits-relaxed': '1/c7fe55bfc148',
      'signed-link-from-internet': '1/8aad177d1e10',
      'snapshot-to-foreign-account': '1/b1d49fadeee1',
      'storage-keys-issued': '1/4a7e611f1a41',
      'storage-replicated': '1/4f1014f0ba52',
      'storage-to-foreign-account': '2/13f96fefd6de',
      'workspace-exported': '2/691dc28e4d0b',
    },
  },
];
