import { compoundType } from '../detect/compound-type.ts';
import { littleEndian } from '../bytes/little-endian.ts';
import { readDocCompound } from '../word/read-doc.ts';
import { readMsgCompound } from '../mail/read-msg.ts';
import { readPptCompound } from '../powerpoint/read-ppt.ts';
import { readXlsCompound } from '../excel/read-xls.ts';
import type { Reader, SourceFile } from '../worker/source-file.ts';
import { Stop } from '../worker/stop.ts';
import { embedNativePackage } from './ole-object.ts';
import { openCompound, type Compound, type CompoundEntry } from './open-compound.ts';
import { readProperties } from './properties.ts';
import { readVbaProject } from './vba-project.ts';

/** Streams that hold a whole file of another format. */
const WHOLE_FILES = new Set(['package', 'contents', 'ole10itemname', 'embeddedodf']);

/** Compound files: what their program wrote, then their properties, macros and embedded objects. */
export const readOle: Reader = async (file) => {
  const compound = openCompound(file.bytes);
  if (compoundType(compound) === 'encrypted-office') throw new Stop('encrypted', 'password');
  await readStorage(file, compound);
};

async function readStorage(file: SourceFile, compound: Compound): Promise<void> {
  const type = compoundType(compound);
  if (type === 'doc') readDocCompound(file, compound);
  else if (type === 'xls') readXlsCompound(file, compound);
  else if (type === 'ppt') await readPptCompound(file, compound);
  if (type === 'msg') {
    await readMsgCompound(file, compound, readStorage);
    return;
  }
  readProperties(file.out, compound);
  await readOthers(file, compound);
}

async function readOthers(file: SourceFile, { children }: Compound): Promise<void> {
  for (const child of children) {
    const name = child.name.toLowerCase();
    if (child.isStorage) await readFolder(file, child);
    else if (name === '\u0001ole10native') await embedNativePackage(file, child.read().subarray(4));
    else if (WHOLE_FILES.has(name)) await embedWhole(file, child);
  }
}

async function readFolder(file: SourceFile, storage: CompoundEntry): Promise<void> {
  if (storage.children.some(({ name }) => name.toLowerCase() === 'dir')) {
    readVbaProject(file.out, storage);
  } else {
    await readStorage(file, storage);
  }
}

async function embedWhole(file: SourceFile, stream: CompoundEntry): Promise<void> {
  const bytes = stream.read();
  if (bytes.length > 4 && littleEndian(bytes, 0, 4) !== 0) {
    await file.embed({ name: stream.name, bytes });
  }
}
