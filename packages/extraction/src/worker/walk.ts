import { detectType } from '../detect/detect-type.ts';
import { textType } from '../detect/text-type.ts';
import type { FileType } from '../detect/file-types.data.ts';
import type { ExtractionReason, ExtractionState } from '../extraction.ts';
import { readerOf } from '../readers.ts';
import { createBudget, type Budget } from './budget.ts';
import type { Assignment, WorkerMessage } from './messages.ts';
import { openPart, type PartOutput } from './part-output.ts';
import type { InnerFile } from './source-file.ts';
import { Stop } from './stop.ts';

/** Steps of a path are names of files; longer ones are cut. */
const MOST_NAME = 255;
const OUTERMOST = 'file';

interface Walk {
  budget: Budget;
  post: (message: WorkerMessage) => void;
  nextId: () => number;
}

/** Reads a file and its inner files, and reports each part in order. Never throws. */
export async function walk(
  { bytes, facts, limits, isCut }: Assignment,
  post: (message: WorkerMessage) => void,
): Promise<void> {
  let ids = 0;
  const nextId = () => (ids += 1) - 1;
  const one = { budget: createBudget(limits, bytes.length), post, nextId };
  const { name = OUTERMOST, mediaType } = facts;
  const file: InnerFile = {
    name,
    bytes,
    ...(mediaType !== undefined && { mediaType }),
    ...(isCut && { fault: 'input-limit' }),
  };
  try {
    await readFile(one, file, []);
  } catch (error) {
    // The cap that ended everything has been told as the state of each part that was open.
    if (!(error instanceof Stop)) throw error;
  } finally {
    post({ kind: 'done' });
  }
}

async function readFile(one: Walk, file: InnerFile, above: readonly string[]): Promise<void> {
  const steps = [...above, file.name.slice(0, MOST_NAME)];
  const type = file.unreadable ? 'unknown' : detectType(file.bytes);
  const heading = { id: one.nextId(), path: steps.join('/'), type };
  const out = openPart(heading, one.budget, one.post);
  if (file.fault) out.note(file.fault);
  const end = await ending(async () => {
    if (file.unreadable) throw unreadable(file.unreadable);
    if (steps.length > one.budget.depth + 1) throw new Stop('partial', 'depth-limit');
    await readOrShow(one, { ...file, type, out, steps });
  }, out);
  out.end(end.state, end.reason);
  if (end.isFinal) throw new Stop('partial', end.reason ?? 'reader-failed', true);
}

interface Opened extends InnerFile {
  type: FileType;
  out: PartOutput;
  steps: readonly string[];
}

/** Reads a file by its detected type. Text that only pretends to be of a type is read as text. */
async function readOrShow(one: Walk, file: Opened): Promise<void> {
  try {
    await readAs(one, file);
  } catch (error) {
    const isKnown = error instanceof Stop && error.reason !== 'malformed';
    if (isKnown || file.out.length() > 0 || textType(file.bytes) === 'unknown') throw error;
    await readAs(one, { ...file, type: 'text' });
    file.out.note('malformed');
  }
}

async function readAs(one: Walk, { bytes, type, out, steps, mediaType }: Opened): Promise<void> {
  const reader = readerOf(type);
  if (!reader) {
    // Empty sheets compress well, too; what no reader knows is no reason to inflate so much.
    if (one.budget.isPastRatio()) throw new Stop('partial', 'ratio-limit');
    throw new Stop('unsupported', 'unknown-type');
  }
  await reader({
    bytes,
    type,
    name: steps.at(-1) ?? OUTERMOST,
    ...(mediaType !== undefined && { mediaType }),
    out,
    budget: one.budget,
    embed: async (inner) => {
      one.budget.entry();
      out.flush();
      await readFile(one, inner, steps);
    },
  });
}

interface Ending {
  state: ExtractionState;
  reason?: ExtractionReason;
  isFinal: boolean;
}

/** How a reading went; whatever a reader throws, that is no Stop, comes from a file against its format. */
async function ending(read: () => Promise<void>, out: PartOutput): Promise<Ending> {
  try {
    await read();
    return { state: 'complete', isFinal: false };
  } catch (error) {
    if (!(error instanceof Stop)) {
      return {
        state: out.length() > 0 ? 'partial' : 'failed',
        reason: 'malformed',
        isFinal: false,
      };
    }
    const { reason, isFinal } = error;
    const isNothing = error.state === 'partial' && out.length() === 0 && reason === 'malformed';
    return { state: isNothing ? 'failed' : error.state, reason, isFinal };
  }
}

function unreadable(reason: NonNullable<InnerFile['unreadable']>): Stop {
  if (reason === 'password') return new Stop('encrypted', reason);
  return new Stop(reason === 'unknown-compression' ? 'unsupported' : 'failed', reason);
}
