import {
  newItem,
  pathOn,
  peopleOf,
  servicePage,
  itemUrl,
  type Person,
  type Service,
} from './company.ts';
import {
  fileContent,
  hasMembers,
  Holdings,
  type ArchiveContent,
  objectOf,
  pathOf,
  sinkOf,
} from './holdings.ts';
import { WEIGHTS, WORDS, ENDINGS, OUTSIDE, PAGES } from './habits.data.ts';
import { Random } from './random.ts';
import { RecordWriter } from './record-writer.ts';
import type { SimulatedRecord } from './records.ts';
import type { ScenarioOptions } from './scenario.ts';
import { Truth, type Content } from './truth.ts';

const STEP_MS = 40_000;
const VIEW_LAG_MS = 2_000;
const MOST_MEMBERS = 4;

/** One day-to-day company whose every movement of data is known. */
export class Simulation {
  readonly options: ScenarioOptions;
  readonly random: Random;
  readonly truth = new Truth();
  readonly people: Person[];
  readonly holdings: Holdings;
  readonly commonDigests: string[];
  readonly #writer: RecordWriter;
  #acts = 0;

  constructor(options: ScenarioOptions) {
    this.options = options;
    this.random = new Random(options.seed);
    this.#writer = new RecordWriter(new Random(options.seed ^ 0x27d4_eb2f), options.late);
    this.people = peopleOf(this.random, options.people, options.skewSeconds);
    this.holdings = new Holdings(this.random);
    this.commonDigests = Array.from({ length: 12 }, () => this.random.hex(64));
  }

  get records(): readonly SimulatedRecord[] {
    return this.#writer.records;
  }

  run(): void {
    for (const person of this.people) {
      this.create(person);
      this.cloudCreate(person);
    }
    while (this.#acts < this.options.acts) {
      this.#writer.now += Math.round(this.random.next() * 2 * STEP_MS);
      const name = this.random.weighted(WEIGHTS);
      this[name](this.random.pick(this.people));
    }
  }

  /** A document is made on the computer: nothing records it until it is first touched. */
  create(person: Person): void {
    const name = this.#freshName();
    const digest = this.random.hex(64);
    const content = fileContent(this.random, person, { name, act: null, digest });
    this.holdings.put(person, this.truth.root(content));
    this.#openFile(person, content, this.#act(), true);
  }

  cloudCreate(person: Person): void {
    const service: Service = this.random.pick(['sharepoint', 'drive', 's3']);
    const item = newItem(this.random, service, this.#freshName(), person.email);
    const act = this.#act();
    const content: Content = {
      spot: { kind: 'item', id: item.id },
      act,
      digest: this.random.hex(64),
      sizeBytes: 1000 + this.random.below(900_000),
      name: item.name,
    };
    this.truth.root(content);
    this.holdings.items.push({ item, content });
    this.#writer.cloud(person, { item, act, what: 'upload', isEnd: true });
  }

  /** Both the service and the agent see it. */
  download(person: Person): void {
    const { item, content } = this.holdings.anyItem();
    const act = this.#act();
    const file = fileContent(this.random, person, { ...content, name: item.name, act });
    this.truth.join([content], file, act);
    this.#writer.cloud(person, { item, act, what: 'download' });
    this.#writer.agent(person, act, {
      agent: 'extension',
      action: 'Download',
      more: { object: objectOf(file), source: { url: itemUrl(item) } },
      lagMs: VIEW_LAG_MS,
    });
    this.holdings.put(person, file);
  }

  /** On a device without an agent: only the service sees it. */
  cloudDownload(person: Person): void {
    const { item, content } = this.holdings.anyItem();
    const act = this.#act();
    this.truth.join([content], sinkOf(content, act), act);
    this.#writer.cloud(person, { item, act, what: 'download', isEnd: true });
  }

  /** From a service that tells nothing: only the agent sees it. */
  webDownload(person: Person): void {
    const act = this.#act();
    const url = `https://crm.vendor.example/export/${this.random.hex(12)}`;
    const file = fileContent(this.random, person, {
      name: this.#freshName(),
      act,
      digest: this.#publicDigest(),
    });
    const page: Content = { ...file, spot: { kind: 'item', id: url }, act: null };
    this.truth.join([this.truth.root(page)], file, act);
    this.#writer.agent(person, act, {
      agent: 'extension',
      action: 'Download',
      more: { object: objectOf(file), source: { url } },
      isEnd: true,
    });
    this.holdings.put(person, file);
  }

  view(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (file) this.#openFile(person, file, this.#act());
  }

  cloudView(person: Person): void {
    this.#writer.cloud(person, {
      item: this.holdings.anyItem().item,
      act: this.#act(),
      what: 'view',
    });
  }

  copyFile(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const act = this.#act();
    const copy = fileContent(this.random, person, {
      ...file,
      name: this.#freshName(file.name),
      act,
    });
    this.truth.join([file], copy, act);
    this.#writer.agent(person, act, {
      action: 'CopyFile',
      more: { object: objectOf(file), target: { path: pathOf(copy) } },
    });
    this.holdings.put(person, copy);
  }

  rename(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const act = this.#act();
    const renamed = fileContent(this.random, person, { ...file, name: this.#freshName(), act });
    this.truth.join([file], renamed, act);
    this.#writer.agent(person, act, {
      action: 'Rename',
      more: { object: objectOf(renamed), source: { path: pathOf(file) } },
    });
    this.holdings.drop(person, file);
    this.holdings.put(person, renamed);
  }

  /** Nothing records the change itself; the file is opened again afterwards. */
  edit(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const act = this.#act();
    const edited: Content = { ...file, act, digest: this.random.hex(64) };
    this.truth.join([file], edited, act);
    this.holdings.put(person, edited);
    this.#openFile(person, edited, act);
  }

  cloudEdit(person: Person): void {
    const entry = this.holdings.anyItem();
    if (entry.item.service === 's3') return;
    const act = this.#act();
    const edited: Content = { ...entry.content, act, digest: this.random.hex(64) };
    this.truth.join([entry.content], edited, act);
    entry.content = edited;
    this.#writer.cloud(person, { item: entry.item, act, what: 'edit' });
  }

  compress(person: Person): void {
    const known = this.holdings.filesOf(person).filter(({ name }) => !name.endsWith('.zip'));
    if (known.length === 0) return;
    const members = this.random.shuffled(known).slice(0, 1 + this.random.below(MOST_MEMBERS));
    const act = this.#act();
    const archive = fileContent(this.random, person, {
      name: `${this.#stem()}.zip`,
      act,
      digest: this.random.hex(64),
    });
    this.truth.join(members, archive, act);
    this.#writer.agent(person, act, {
      action: 'Compress',
      more: {
        object: objectOf(archive),
        archive: {
          members: members.map((file) => ({
            name: file.name,
            path: pathOf(file),
            size: file.sizeBytes,
            ...(this.options.hasMemberDigests ? { sha256: file.digest } : {}),
          })),
        },
      },
    });
    const packed: ArchiveContent = { ...archive, members };
    this.holdings.put(person, packed);
  }

  decompress(person: Person): void {
    const archives = this.holdings.filesOf(person).filter(hasMembers);
    const archive = archives.length === 0 ? undefined : this.random.pick(archives);
    if (!archive) return;
    const act = this.#act();
    const folder = pathOn(person.device, 'Downloads', this.#stem());
    const separator = person.device.isWindows ? '\\' : '/';
    const unpacked = archive.members.map((member): Content => ({
      spot: { kind: 'file', device: person.device.id, path: `${folder}${separator}${member.name}` },
      act,
      digest: member.digest,
      sizeBytes: member.sizeBytes,
      name: member.name,
    }));
    for (const file of unpacked) {
      this.truth.join([archive], file, act);
      this.holdings.put(person, file);
    }
    this.#writer.agent(person, act, {
      action: 'Decompress',
      more: {
        object: objectOf(archive),
        target: { path: folder },
        archive: {
          members: unpacked.map(({ name, digest, sizeBytes }) => ({
            name,
            size: sizeBytes,
            ...(this.options.hasMemberDigests ? { sha256: digest } : {}),
          })),
        },
      },
    });
  }

  /** A part of a file goes to the clipboard and from there into a page. */
  clipboard(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const copied = this.#act();
    const digest = this.random.hex(64);
    const held: Content = {
      ...file,
      spot: { kind: 'clipboard', device: person.device.id },
      act: copied,
      digest,
      sizeBytes: 40 + this.random.below(4000),
    };
    this.truth.join([file], held, copied);
    const facts = { sha256: digest, kind: 'text', length: held.sizeBytes };
    this.#writer.agent(person, copied, {
      action: 'Copy',
      more: { clipboard: facts, object: objectOf(file) },
    });
    this.#writer.now += 5000;
    const pasted = this.#act();
    this.truth.join([held], sinkOf(held, pasted), pasted);
    this.#writer.agent(person, pasted, {
      agent: 'extension',
      action: 'Paste',
      more: { clipboard: facts, target: { url: this.random.pick(PAGES) } },
      isEnd: true,
    });
  }

  /** Into a service of the company: both sides see it. */
  upload(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const service: Service = this.random.pick(['sharepoint', 'drive']);
    const item = newItem(this.random, service, file.name, person.email);
    const act = this.#act();
    const content: Content = { ...file, spot: { kind: 'item', id: item.id }, act };
    this.truth.join([file], content, act);
    this.holdings.items.push({ item, content });
    this.#writer.agent(person, act, {
      agent: 'extension',
      action: 'Upload',
      more: { object: objectOf(file), target: { url: servicePage(service) } },
    });
    this.#writer.cloud(person, { item, act, what: 'upload', lagMs: VIEW_LAG_MS });
  }

  uploadOutside(person: Person): void {
    this.#out(person, 'Upload', { target: { url: this.random.pick(OUTSIDE) } }, 'extension');
  }

  send(person: Person): void {
    const address = `x${this.random.below(40)}@client.example`;
    const target = { url: 'https://outlook.office.com/mail/' };
    this.#out(person, 'Send', { target, recipients: [{ kind: 'person', address }] }, 'extension');
  }

  command(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const act = this.#act();
    this.truth.join([file], sinkOf(file, act), act);
    const tool = person.device.isWindows ? 'rclone.exe' : 'rclone';
    this.#writer.agent(person, act, {
      action: 'CLI',
      more: {
        process: { name: tool, commandLine: `${tool} copy "${pathOf(file)}" remote:drop` },
        object: { name: file.name, path: pathOf(file), sha256: file.digest },
      },
      isEnd: true,
    });
  }

  copyToVolume(person: Person): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const act = this.#act();
    const serial = `USB${person.login}`;
    const path = person.device.isWindows ? `E:\\${file.name}` : `/Volumes/STICK/${file.name}`;
    const copy: Content = { ...file, spot: { kind: 'volume', serial, path }, act };
    this.truth.join([file], copy, act);
    this.#writer.agent(person, act, {
      action: 'CopyFile',
      more: { object: objectOf(file), target: { path }, volume: { bus: 'usb', serial } },
      isEnd: true,
    });
  }

  share(person: Person): void {
    const { item, content } = this.holdings.anyItem();
    if (item.service === 's3') return;
    const act = this.#act();
    this.truth.join([content], sinkOf(content, act), act);
    this.#writer.cloud(person, { item, act, what: 'share', isEnd: true });
  }

  /** Within S3, whose log names both ends. */
  cloudCopy(person: Person): void {
    const stored = this.holdings.items.filter(({ item }) => item.service === 's3');
    if (stored.length === 0) return;
    const { item, content } = this.random.pick(stored);
    const copy = newItem(this.random, 's3', item.name, person.email);
    const act = this.#act();
    const made: Content = { ...content, spot: { kind: 'item', id: copy.id }, act };
    this.truth.join([content], made, act);
    this.holdings.items.push({ item: copy, content: made });
    this.#writer.cloud(person, { item: copy, act, what: 'copy', copyOf: item });
  }

  #out(person: Person, action: string, more: Record<string, unknown>, agent: 'extension'): void {
    const file = this.holdings.anyFile(person);
    if (!file) return;
    const act = this.#act();
    this.truth.join([file], sinkOf(file, act), act);
    this.#writer.agent(person, act, {
      agent,
      action,
      more: { object: objectOf(file), ...more },
      isEnd: true,
    });
  }

  #openFile(person: Person, file: Content, act: string, isEnd = false): void {
    this.#writer.agent(person, act, { action: 'View', more: { object: objectOf(file) }, isEnd });
  }

  #act(): string {
    this.#acts += 1;
    return `act-${this.#acts}`;
  }

  /** Of what the web holds: now and then the same that others have fetched from elsewhere. */
  #publicDigest(): string {
    const isCommon = this.random.chance(this.options.commonContent);
    return isCommon ? this.random.pick(this.commonDigests) : this.random.hex(64);
  }

  #stem(): string {
    return `${this.random.pick(WORDS)} ${this.random.hex(5)}`;
  }

  #freshName(after?: string): string {
    const ending = after?.split('.').at(-1) ?? this.random.pick(ENDINGS);
    return `${this.#stem()}.${ending}`;
  }
}
