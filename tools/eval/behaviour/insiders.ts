import type { ActivityEvent } from '@waybill/contract';
import type { Random } from '../lineage/random.ts';
import { copyToDevice, download, mailTo, uploadTo, type Moved } from './acts.ts';
import { logNormal } from './chance.ts';
import type { Worker } from './company.ts';

/** One way to exfiltrate data, on one day. */
export interface InsiderKind {
  name: string;
  /** Who would do it. */
  fits(worker: Worker): boolean;
  acts(random: Random, worker: Worker, startsAt: number): ActivityEvent[];
}

const HOUR_MS = 3_600_000;

function movedBy(random: Random, worker: Worker, startsAt: number): Moved {
  return {
    at: startsAt + Math.floor((9 + 12 * random.next()) * HOUR_MS),
    person: worker.address,
    object: `taken-${random.below(100_000)}`,
    bytes: Math.round(logNormal(random, 2_000_000, 1.2)),
    extension: 'xlsx',
    sensitivity: random.chance(0.5) ? 3 + random.below(2) : 0,
  };
}

function times<T>(count: number, act: () => T): T[] {
  return Array.from({ length: count }, act);
}

export const INSIDER_KINDS: readonly InsiderKind[] = [
  {
    name: 'volume',
    // Uses removable storage every day, and on this one takes a multiple.
    fits: ({ copies }) => copies > 0.3,
    acts: (random, worker, startsAt) =>
      times(15 + random.below(Math.ceil(15 + 15 * worker.copies)), () =>
        copyToDevice(movedBy(random, worker, startsAt)),
      ),
  },
  {
    name: 'bulkDownload',
    fits: ({ downloads }) => downloads > 1,
    acts: (random, worker, startsAt) =>
      times(200 + random.below(400), () => download(movedBy(random, worker, startsAt))),
  },
  {
    name: 'firstDevice',
    fits: ({ copies }) => copies < 0.01,
    acts: (random, worker, startsAt) =>
      times(3 + random.below(30), () => copyToDevice(movedBy(random, worker, startsAt))),
  },
  {
    name: 'newDestination',
    fits: ({ mails }) => mails > 1,
    acts(random, worker, startsAt) {
      const host = `drop${random.below(1_000_000)}.example`;
      return times(2 + random.below(10), () => {
        const moved = movedBy(random, worker, startsAt);
        return uploadTo({ ...moved, sensitivity: 3 + random.below(2) }, host);
      });
    },
  },
  {
    name: 'mailHome',
    fits: ({ mails }) => mails > 1,
    acts(random, worker, startsAt) {
      const address = `home${random.below(1_000_000)}@freemail.example`;
      return times(3 + random.below(10), () => {
        const moved = movedBy(random, worker, startsAt);
        return mailTo({ ...moved, sensitivity: 3 + random.below(2) }, address, true);
      });
    },
  },
];
