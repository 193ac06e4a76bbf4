import { createRandom, type Random } from '../random.ts';
import { DEPARTMENTS, type Department } from '../sample-company.data.ts';
import type { SampleOptions } from '../sample-payload.ts';
import type { Person } from './person.ts';

/** A file that people work on, with the ids from both office suites. */
export interface Document {
  name: string;
  extension: string;
  folder: string;
  department: string;
  owner: string;
  /** Id in Google Drive. */
  driveId: string;
  folderId: string;
  /** Drive's word for the kind of document. */
  driveType: string;
  /** Id in SharePoint and OneDrive. */
  uniqueId: string;
  sizeBytes: number;
}

export interface DocumentShelf {
  /** The documents of a department, in the order of its folders. */
  ofDepartment(departmentId: string): readonly Document[];
  /** The few documents that a person returns to. */
  favouritesOf(person: Person): readonly Document[];
  /** One that the person would work on now: mostly a favourite, else one of the department's. */
  pickFor(person: Person, random: Random): Document;
}

const FAVOURITES = 9;
/** Extension in SharePoint, and the kind that Drive gives the same document. */
const FORMATS: readonly (readonly [readonly [string, string], number])[] = [
  [['docx', 'document'], 30],
  [['xlsx', 'spreadsheet'], 28],
  [['pptx', 'presentation'], 16],
  [['pdf', 'pdf'], 18],
  [['csv', 'txt'], 5],
  [['png', 'png'], 3],
];
const PERIODS = ['2024', '2025', '2026', 'Q1', 'Q2', 'Q3', 'Q4', 'draft', 'final', 'v2', 'v3'];

/** All documents of the company, created once from the seed. */
export function createDocuments({ seed }: SampleOptions, people: readonly Person[]): DocumentShelf {
  const random = createRandom(seed, 'documents');
  const shelves = new Map<string, readonly Document[]>();
  for (const department of DEPARTMENTS) {
    const members = people.filter((person) => person.department.id === department.id);
    shelves.set(department.id, documentsOf(department, members, random));
  }
  const ofDepartment = (id: string): readonly Document[] => shelves.get(id) ?? [];
  const favourites = new Map(
    people.map((person) => {
      const all = ofDepartment(person.department.id);
      return [person.email, Array.from({ length: FAVOURITES }, () => random.pick(all))] as const;
    }),
  );
  const favouritesOf = (person: Person): readonly Document[] =>
    favourites.get(person.email) ?? ofDepartment(person.department.id);
  return {
    ofDepartment,
    favouritesOf,
    pickFor(person, draw) {
      // The square makes the first favourites the most used ones.
      const own = favouritesOf(person);
      const favourite = own[Math.floor(draw.float() ** 2 * own.length)];
      if (favourite !== undefined && draw.chance(0.7)) return favourite;
      return draw.pick(ofDepartment(person.department.id));
    },
  };
}

function documentsOf(
  department: Department,
  members: readonly Person[],
  random: Random,
): Document[] {
  return department.folders.flatMap((folder) => {
    const folderId = `0B${random.hex(26)}`;
    return department.documents.flatMap((title) =>
      [...new Set(Array.from({ length: 4 }, () => random.pick(PERIODS)))].map((period) =>
        createDocument(`${title} ${folder} ${period}`, {
          random,
          folder,
          folderId,
          department: department.id,
          owner: random.pick(members).email,
        }),
      ),
    );
  });
}

interface DocumentPlace extends Pick<Document, 'folder' | 'folderId' | 'department' | 'owner'> {
  random: Random;
}

/** A document at a place; its format and size are drawn. */
export function createDocument(title: string, { random, ...place }: DocumentPlace): Document {
  const [extension, driveType] = random.weighted(FORMATS);
  return {
    ...place,
    name: `${title}.${extension}`,
    extension,
    driveType,
    driveId: `1${random.hex(43)}`,
    uniqueId: random.uuid(),
    sizeBytes: Math.round(180_000 * random.logNormal(1.2)),
  };
}
