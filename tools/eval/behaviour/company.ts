import type { ActivityEvent } from '@waybill/contract';
import type { Random } from '../lineage/random.ts';
import { copyToDevice, download, mailTo, uploadTo, view, type Moved } from './acts.ts';
import { logNormal, normal, paretoCount, poisson } from './chance.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What a simulated person usually does on a working day. */
export interface Worker {
  address: string;
  /** Days on which the person is there, from the first to before the second. */
  from: number;
  until: number;
  mails: number;
  downloads: number;
  views: number;
  uploads: number;
  /** Files copied to removable storage; 0 for most people. */
  copies: number;
  startHour: number;
  /** How much one day differs from the next. */
  unrest: number;
  /** The run of the last days: busy times last. */
  mood: number;
  contacts: string[];
  hosts: string[];
  awayUntil: number;
}

export interface CompanyOptions {
  people: number;
  days: number;
  /** How much more than usual one day differs from the next; 1 is usual. */
  unrest?: number;
  /** Only mail is known. */
  isMailOnly: boolean;
}

const WEEKEND = 0.12;
const HOLIDAY = 0.25;
const JOINERS = 0.12;
const LEAVERS = 0.08;
const DEVICE_USERS = 0.2;
const NEW_CONTACT = 0.012;
/** Of new contacts: someone whom no one had written to, and people of other organisations. */
const STRANGERS = 0.04;
const OUTSIDE = 0.25;
const COMMON_HOSTS = [
  'wetransfer.com',
  'dropbox.com',
  'figma.com',
  'overleaf.com',
  'zoom.us',
  'miro.com',
];
const EXTENSIONS = ['docx', 'xlsx', 'pdf', 'pptx', 'png', 'zip'];

/**
 * An organisation at normal work: heavy-tailed rates, weeks and holidays, busy times, joiners, circular
 * mails, and daily new correspondents. Based on published properties of mail and file logs, independent
 * of the detectors.
 */
export function company(random: Random, options: CompanyOptions) {
  const { people } = options;
  const workers = Array.from({ length: people }, (_, index) => worker(random, index, options));
  const strangers = { next: 0 };
  const partners = Array.from(
    { length: people * 3 },
    (_, index) => `c${index}@partner${index % 90}.example`,
  );
  for (const own of workers) own.contacts = firstContacts(random, own, { workers, partners });

  return {
    workers,
    /** Acts of one day, counted from 0, that begins at an instant, in order of time. */
    day(day: number, startsAt: number): ActivityEvent[] {
      const share = shareOfDay(startsAt, day);
      const events = workers.flatMap((own) => {
        if (day < own.from || day >= own.until) return [];
        return workOf(random, own, { day, startsAt, share, workers, partners, strangers, options });
      });
      return events.toSorted((a, b) => a.occurredAt - b.occurredAt);
    },
  };
}

interface Setting {
  day: number;
  startsAt: number;
  share: number;
  workers: readonly Worker[];
  partners: readonly string[];
  strangers: { next: number };
  options: CompanyOptions;
}

function shareOfDay(startsAt: number, day: number): number {
  const weekday = new Date(startsAt).getUTCDay();
  const isHoliday = (day % 100 >= 62 && day % 100 < 72) || day % 37 === 20;
  return (weekday === 0 || weekday === 6 ? WEEKEND : 1) * (isHoliday ? HOLIDAY : 1);
}

function worker(random: Random, index: number, { days, unrest = 1 }: CompanyOptions): Worker {
  const from = random.chance(JOINERS) ? random.below(days) : 0;
  const isFileWorker = random.chance(0.7);
  return {
    address: `p${index}@ours.example`,
    from,
    until: random.chance(LEAVERS) ? from + random.below(days) : days,
    mails: logNormal(random, 2.5, 1.1),
    downloads: isFileWorker ? logNormal(random, 4, 1) : 0.2,
    views: isFileWorker ? logNormal(random, 10, 0.9) : 1,
    uploads: random.chance(0.3) ? logNormal(random, 0.6, 0.8) : 0.01,
    copies: random.chance(DEVICE_USERS) ? logNormal(random, 1, 0.9) : 0.0001,
    startHour: 8 + normal(random) * 1.2,
    unrest: unrest * (0.4 + 0.5 * random.next()),
    mood: 0,
    contacts: [],
    hosts: COMMON_HOSTS.slice(0, 1 + random.below(3)),
    awayUntil: 0,
  };
}

function firstContacts(
  random: Random,
  own: Worker,
  known: { workers: readonly Worker[]; partners: readonly string[] },
): string[] {
  const count = 3 + paretoCount(random, 1, 60);
  return Array.from({ length: count }, () => anybody(random, own, known));
}

function anybody(
  random: Random,
  own: Worker,
  { workers, partners }: { workers: readonly Worker[]; partners: readonly string[] },
): string {
  if (random.chance(OUTSIDE)) return random.pick(partners);
  // People of one department write to each other far more often.
  const place = Number(own.address.slice(1, own.address.indexOf('@')));
  const near = Math.min(workers.length - 1, Math.max(0, place + Math.round(normal(random) * 15)));
  return (random.chance(0.7) ? workers[near] : random.pick(workers))?.address ?? own.address;
}

function workOf(random: Random, own: Worker, setting: Setting): ActivityEvent[] {
  const { day, share, options } = setting;
  if (day < own.awayUntil) return [];
  if (random.chance(0.004)) own.awayUntil = day + 3 + random.below(14);
  own.mood = 0.75 * own.mood + 0.5 * own.unrest * normal(random);
  const level = share * Math.exp(own.mood + own.unrest * 0.6 * normal(random) - 0.2);
  const mails = mailsOf(random, own, { ...setting, level });
  if (options.isMailOnly) return mails;
  return [...mails, ...filesOf(random, own, { ...setting, level })];
}

function mailsOf(
  random: Random,
  own: Worker,
  setting: Setting & { level: number },
): ActivityEvent[] {
  return Array.from({ length: poisson(random, own.mails * setting.level) }).flatMap(() => {
    const at = momentOf(random, own, setting.startsAt);
    const isCircular = random.chance(0.004);
    const count = isCircular ? 20 + random.below(150) : paretoCount(random, 1.8, 25);
    const to = new Set(
      Array.from({ length: count }, () =>
        isCircular ? random.pick(setting.workers).address : contactOf(random, own, setting),
      ),
    );
    const bytes = Math.round(logNormal(random, 20_000, 1.6));
    const sensitivity = setting.options.isMailOnly
      ? null
      : random.chance(0.02)
        ? 2 + random.below(2)
        : 0;
    return [...to].map((address) =>
      mailTo(
        {
          at,
          person: own.address,
          object: `mail-${own.address}-${at}`,
          bytes,
          extension: '',
          sensitivity,
        },
        address,
        !address.endsWith('@ours.example'),
      ),
    );
  });
}

/** Mostly whom one wrote to before, the same people most. */
function contactOf(random: Random, own: Worker, { workers, partners, strangers }: Setting): string {
  if (random.chance(NEW_CONTACT)) {
    strangers.next += 1;
    const isStranger = random.chance(STRANGERS);
    const address = isStranger
      ? `s${strangers.next}@new${strangers.next % 400}.example`
      : anybody(random, own, { workers, partners });
    own.contacts.push(address);
    return address;
  }
  const place = Math.floor(own.contacts.length * random.next() ** 2.2);
  return own.contacts[place] ?? own.address;
}

function filesOf(
  random: Random,
  own: Worker,
  setting: Setting & { level: number },
): ActivityEvent[] {
  const { level, startsAt } = setting;
  const moved = (): Moved => ({
    at: momentOf(random, own, startsAt),
    person: own.address,
    object: `file-${random.below(40_000)}`,
    bytes: Math.round(logNormal(random, 300_000, 1.9)),
    extension: random.pick(EXTENSIONS),
    sensitivity: random.chance(0.05) ? 2 + random.below(3) : 0,
  });
  const times = (mean: number): unknown[] => Array.from({ length: poisson(random, mean * level) });
  // Someone fetches a whole folder now and then.
  const bulk = random.chance(0.004) ? 20 + random.below(150) : 0;
  return [
    ...times(own.downloads + bulk).map(() => download(moved())),
    ...times(own.views).map(() => view(moved())),
    ...times(own.uploads).map(() => uploadTo(moved(), hostOf(random, own))),
    ...times(own.copies).map(() => copyToDevice(moved())),
  ];
}

function hostOf(random: Random, own: Worker): string {
  if (random.chance(0.02))
    own.hosts.push(
      random.chance(0.3) ? `tool${random.below(3000)}.example` : random.pick(COMMON_HOSTS),
    );
  return random.pick(own.hosts);
}

function momentOf(random: Random, own: Worker, startsAt: number): number {
  const hour = random.chance(0.04)
    ? 24 * random.next()
    : own.startHour + 9 * random.next() + 0.3 * normal(random);
  return startsAt + Math.min(DAY_MS - 1, Math.max(0, Math.floor(hour * HOUR_MS)));
}
