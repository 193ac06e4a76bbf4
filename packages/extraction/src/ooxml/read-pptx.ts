import { createFlow } from '../text/flow.ts';
import type { Reader } from '../worker/source-file.ts';
import type { ZipEntry } from '@waybill/formats/zip/open-zip';
import {
  contentTypesOf,
  openPackage,
  relationshipsOf,
  type OfficePackage,
} from './office-package.ts';
import { officeText } from './office-text.ts';
import { readOtherParts } from './other-parts.ts';

/** Content types of the parts with text, in the order of reading. Masters come last: they repeat. */
const STORIES = [
  /\.slide\+xml$/,
  /\.notesSlide\+xml$/,
  /\.commentAuthors\+xml$|powerpoint\.authors\+xml$/,
  /\.comments\+xml$/,
  /\.diagramData\+xml$/,
  /\.chart(?:ex)?\+xml$/,
  /\.slideLayout\+xml$/,
  /\.(?:slide|notes|handout)Master\+xml$/,
];

const MASTER = /Layout|Master/;

/** Presentations: slides in order, notes, comments, diagrams, charts, masters. */
export const readPptx: Reader = async (file) => {
  const source = openPackage(file);
  const typeOf = await contentTypesOf(source);
  const ordered = await slidesFirst(source);
  const flow = createFlow((text) => file.out.write(text));
  const read = new Set<string>();
  for (const story of STORIES) {
    for (const part of ordered) {
      if (!story.test(typeOf(part.name)) || read.has(part.name)) continue;
      read.add(part.name);
      await source.read(part, officeText(flow, file.out, MASTER.test(story.source)));
      flow.endParagraph();
    }
  }
  const rest = source.parts.filter(({ name }) => !read.has(name));
  await readOtherParts(file, source, { rest, typeOf });
};

/** The presentation lists its slides; those that it does not list come behind. */
async function slidesFirst(source: OfficePackage): Promise<ZipEntry[]> {
  const main = (await relationshipsOf(source, '')).find(({ type }) => type === 'officeDocument');
  const name = main?.target ?? 'ppt/presentation.xml';
  const targets = new Map((await relationshipsOf(source, name)).map((one) => [one.id, one.target]));
  const slides: ZipEntry[] = [];
  await source.read(source.find(name), {
    open: (element, attributes) => {
      const target = element === 'sldId' && targets.get(attributes.prefixed('id') ?? '');
      const slide = target ? source.find(target) : undefined;
      if (slide) slides.push(slide);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return [...new Set([...slides, ...source.parts])];
}
