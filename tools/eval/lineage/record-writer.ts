import type { Item, Person, Service } from './company.ts';
import type { Random } from './random.ts';
import { agentRecord, driveAudit, s3Trail, siteAudit, type SimulatedRecord } from './records.ts';

const SIX_HOURS_MS = 21_600_000;
const START = Date.UTC(2026, 2, 2, 7);
const GUEST = 'guest@client.example';

/** How each service words an action. */
const OPERATIONS = {
  sharepoint: {
    upload: 'FileUploaded',
    download: 'FileDownloaded',
    view: 'FileAccessed',
    edit: 'FileModified',
    share: 'SharingSet',
    copy: 'FileCopied',
  },
  drive: {
    upload: 'upload',
    download: 'download',
    view: 'view',
    edit: 'edit',
    share: 'change_user_access',
    copy: 'copy',
  },
  s3: {
    upload: 'PutObject',
    download: 'GetObject',
    view: 'HeadObject',
    edit: 'PutObject',
    share: 'PutObjectAcl',
    copy: 'CopyObject',
  },
} as const satisfies Record<Service, Record<string, string>>;

/** What an agent on a device saw of an action. */
interface AgentView {
  action: string;
  more: Record<string, unknown>;
  agent?: 'sensor' | 'extension';
  lagMs?: number;
  isEnd?: boolean;
}

/** What the service saw of an action. */
interface CloudView {
  item: Item;
  act: string;
  what: keyof (typeof OPERATIONS)['drive'];
  lagMs?: number;
  isEnd?: boolean;
  copyOf?: Item;
}

/** Writes the records of acts as the sources would send them. */
export class RecordWriter {
  readonly records: SimulatedRecord[] = [];
  /** The time in the simulation, in milliseconds. */
  now = START;
  readonly #random: Random;
  readonly #late: number;

  /**
   * @param random for delays only, so that the company is the same whatever is late
   * @param late share of the records that arrive up to six hours late
   */
  constructor(random: Random, late: number) {
    this.#random = random;
    this.#late = late;
  }

  agent(person: Person, act: string, view: AgentView): void {
    const { agent = 'sensor', action, more, lagMs = 0, isEnd = false } = view;
    const recordId = `${act}-${agent}`;
    const at = this.now + lagMs;
    const record = agentRecord(person, { agent, id: recordId, at, action, more });
    const source = agent === 'sensor' ? 'Sensor' : 'Extension';
    this.#add({ recordId, act, source, arrivesAt: at, record, isEnd });
  }

  cloud(person: Person, { item, act, what, lagMs = 0, isEnd = false, copyOf }: CloudView): void {
    const operation = OPERATIONS[item.service][what];
    const recordId = `${act}-cloud`;
    const at = this.now + lagMs;
    const shared = { id: recordId, at, person, item, operation };
    const add = (source: SimulatedRecord['source'], record: Record<string, unknown>): void =>
      this.#add({ recordId, act, source, arrivesAt: at, record, isEnd });
    if (item.service === 'drive') {
      add('Google Drive', driveAudit({ ...shared, more: what === 'share' ? DRIVE_SHARE : {} }));
    } else if (item.service === 'sharepoint') {
      add('Microsoft 365', siteAudit({ ...shared, more: what === 'share' ? SITE_SHARE : {} }));
    } else {
      const more = copyOf ? { 'x-amz-copy-source': encodeURI(copyOf.id) } : {};
      add('AWS', s3Trail({ ...shared, more }));
    }
  }

  #add(record: SimulatedRecord): void {
    const delay = this.#random.chance(this.#late) ? this.#random.next() * SIX_HOURS_MS : 0;
    this.records.push({ ...record, arrivesAt: record.arrivesAt + delay });
  }
}

const SITE_SHARE = { TargetUserOrGroupName: GUEST, TargetUserOrGroupType: 'Guest' };
const DRIVE_SHARE = {
  target_user: GUEST,
  visibility: 'shared_externally',
  old_visibility: 'private',
  visibility_change: 'external',
  new_value: ['can_view'],
  old_value: ['none'],
};
