/** A release, and the fixture by which upgrades from it are tested. */
export interface Release {
  /** As in package.json. */
  version: string;
  /** Folder of `fixtures`; null if there is no fixture. */
  fixture: string | null;
  /** Why there is no fixture, e.g. that the release changed nothing that is stored. */
  why: string | null;
}

/** Every release that an installation may be upgraded from, the newest last. */
export const RELEASES: readonly Release[] = [
  { version: '0.1.0', fixture: '0053', why: null },
  {
    version: '0.2.0',
    fixture: null,
    why: 'The present release: its fixture is made from its checkout before the next version.',
  },
];
