import type { XmlHandler } from '@waybill/formats/xml/xml-handler';
import { createXmlReader } from '@waybill/formats/xml/xml-reader';
import { decodePieces } from '../text/decode-text.ts';
import type { SourceFile } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { entryContent } from '../zip/inflate.ts';
import { openZip, type ZipEntry } from '@waybill/formats/zip/open-zip';

/** Parts of one document; far more than any program writes. */
const MOST_PARTS = 10_000;

export interface Relationship {
  id: string;
  /** Last step of its type, e.g. `hyperlink`. */
  type: string;
  /** Name of a part from the root, or an address when it is external. */
  target: string;
  isExternal: boolean;
}

/** A document that is a zip archive of parts. */
export interface OfficePackage {
  /** All files in the archive that are no folders. */
  parts: readonly ZipEntry[];
  find(name: string): ZipEntry | undefined;
  /** Reads an XML part; a damaged part is read as far as possible, and noted. */
  read(part: ZipEntry | undefined, handler: XmlHandler): Promise<void>;
}

export function openPackage({ bytes, budget, out }: SourceFile): OfficePackage {
  const { entries, isDamaged } = openZip(bytes, MOST_PARTS);
  if (isDamaged) out.note('malformed');
  if (entries.length > MOST_PARTS) out.note('entry-limit');
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  return {
    parts: entries.filter(({ isFolder }) => !isFolder),
    find: (name) => byName.get(name.replace(/^\//, '').toLowerCase()),
    read: async (part, handler) => {
      if (!part) return;
      const reader = createXmlReader(handler);
      try {
        for await (const text of decodePieces(entryContent(part, budget))) reader.write(text);
      } catch (error) {
        if (!(error instanceof Stop) || error.isFinal) throw error;
        out.note(error.reason);
      }
      if (!reader.end()) out.note('malformed');
    },
  };
}

/** References of a part. */
export async function relationshipsOf(
  { find, read }: OfficePackage,
  part: string,
): Promise<Relationship[]> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const found: Relationship[] = [];
  await read(find(`${folder}_rels/${part.slice(slash)}.rels`), {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const isExternal = attributes.get('TargetMode') === 'External';
      const target = attributes.get('Target') ?? '';
      found.push({
        id: attributes.get('Id') ?? '',
        type: (attributes.get('Type') ?? '').replace(/^.*\//, ''),
        target: isExternal ? target : resolve(folder, target),
        isExternal,
      });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}

/** A target as a name from the root of the package. */
function resolve(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Content types of the parts, by `[Content_Types].xml`. */
export async function contentTypesOf({
  find,
  read,
}: OfficePackage): Promise<(name: string) => string> {
  const overrides = new Map<string, string>();
  const defaults = new Map<string, string>();
  await read(find('[Content_Types].xml'), {
    open: (name, attributes) => {
      const type = attributes.get('ContentType') ?? '';
      const part = attributes.get('PartName') ?? '';
      if (name === 'Override') overrides.set(part.replace(/^\//, '').toLowerCase(), type);
      if (name === 'Default') defaults.set((attributes.get('Extension') ?? '').toLowerCase(), type);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return (name) => {
    const lower = name.toLowerCase();
    return overrides.get(lower) ?? defaults.get(lower.replace(/^.*\./, '')) ?? '';
  };
}
