import type { Compound } from '../cfb/open-compound.ts';
import type { SourceFile } from '../worker/source-file.ts';
import { readBiff } from './biff-workbook.ts';

/** Excel 5 to 2003. A file for both generations holds two streams; the newer one says all. */
export function readXlsCompound({ out }: SourceFile, { children }: Compound): void {
  const named = (name: string) => children.find((child) => child.name.toLowerCase() === name);
  const stream = named('workbook') ?? named('book');
  if (stream) readBiff(stream.read(), out);
}
