import { pathOn, type Item, type Person } from './company.ts';
import type { Random } from './random.ts';
import type { Content } from './truth.ts';

/** An archive with the contents that are in it. */
export interface ArchiveContent extends Content {
  members: Content[];
}

export function hasMembers(content: Content): content is ArchiveContent {
  return 'members' in content;
}

export function objectOf({ name, sizeBytes, digest, ...content }: Content) {
  return { kind: 'file', name, path: pathOf(content), size: sizeBytes, sha256: digest };
}

export function pathOf({ spot }: Pick<Content, 'spot'>): string {
  return 'path' in spot ? spot.path : '';
}

export function sinkOf(content: Content, act: string): Content {
  return { ...content, spot: { kind: 'sink', act }, act };
}

/** A file in a person's downloads. */
export function fileContent(
  random: Random,
  person: Person,
  file: { name: string; act: string | null; digest: string; sizeBytes?: number },
): Content {
  const { device } = person;
  return {
    spot: { kind: 'file', device: device.id, path: pathOn(device, 'Downloads', file.name) },
    act: file.act,
    digest: file.digest,
    sizeBytes: file.sizeBytes ?? 1000 + random.below(900_000),
    name: file.name,
  };
}

const RECENT = 200;

/** What people have at hand: the files on their devices and the items of the services. */
export class Holdings {
  readonly items: { item: Item; content: Content }[] = [];
  readonly #random: Random;
  readonly #files = new Map<Person, Content[]>();

  constructor(random: Random) {
    this.#random = random;
  }

  filesOf(person: Person): readonly Content[] {
    return this.#files.get(person) ?? [];
  }

  anyFile(person: Person): Content | undefined {
    const files = this.filesOf(person);
    return files.length === 0 ? undefined : this.#random.pick(files);
  }

  /** One of the newer items, which are what people work with. */
  anyItem(): { item: Item; content: Content } {
    return this.#random.pick(this.items.slice(-RECENT));
  }

  /** Puts a file where it lies, in the place of what lay there. */
  put(person: Person, content: Content): void {
    this.drop(person, content);
    this.#files.set(person, [...this.filesOf(person), content]);
  }

  drop(person: Person, content: Content): void {
    const path = pathOf(content);
    this.#files.set(
      person,
      this.filesOf(person).filter((file) => pathOf(file) !== path),
    );
  }
}
