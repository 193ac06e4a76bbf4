import { EntityModelFault, EntityReadFault, openEntityModel } from '@waybill/entity-model';
import type { EntityModel } from '@waybill/entity-model';
import { QueueFull, type QueueBounds } from '../../../platform/fair-queue.ts';
import { fairSlots, type SharedWork } from '../../../platform/fair-slots.ts';
import type { Log } from '../../../platform/log.ts';
import type { TextPart } from './content.ts';
import type { DataTypeSet } from './data-type-set.ts';
import { NAME_TYPES, namePassages } from './name-passages.ts';

/** Reads names with the model that the operator brought. */
export interface NameReader {
  /**
   * The parts, with the names that the model found in them. A part that it does not read completely is
   * returned unchanged: the built-in model reads it then. Throws only the signal's reason.
   */
  read(
    parts: readonly TextPart[],
    set: DataTypeSet,
    work: Omit<SharedWork, 'bytes'>,
  ): Promise<readonly TextPart[]>;
  close(): Promise<void>;
}

/** Time limit per content: its action waits. */
const MOST_CHARACTERS = 40_000;
const MOST_SECONDS = 10;
/** Maximum texts waiting for the model; others are left to the built-in one. */
const BOUNDS: QueueBounds = {
  perTenant: { count: 64, bytes: 1_048_576 },
  inAll: { count: 256, bytes: 4_194_304 },
};

/**
 * @param folder Folder of the model; empty: none, and parts are returned unchanged. Faults are logged,
 * once per kind.
 */
export function nameReader(folder: string, log: Log): NameReader {
  if (folder === '') return { read: async (parts) => parts, close: async () => undefined };
  const limits = { characters: MOST_CHARACTERS, seconds: MOST_SECONDS };
  const slots = fairSlots({
    slots: () => 1,
    perTenant: 1,
    largeBytes: MOST_CHARACTERS,
    bounds: BOUNDS,
  });
  const told = new Set<string>();
  const opened = openEntityModel(folder, limits).then(
    (model) => {
      log.info('using the name model from WAYBILL_NAMES_MODEL');
      return model;
    },
    (error: unknown) => {
      tell(error);
      return null;
    },
  );

  /** Neither fault contains any of the text. */
  function tell(error: unknown): void {
    const isOurs = error instanceof EntityModelFault || error instanceof EntityReadFault;
    const fault = isOurs ? error.message : 'unknown';
    if (told.has(fault)) return;
    told.add(fault);
    log.warn(
      { fault },
      'could not load the name model from WAYBILL_NAMES_MODEL; using the built-in one',
    );
  }

  /** A turn after `until` is skipped: the text's event has waited long enough. */
  async function readPart(
    part: TextPart,
    model: EntityModel,
    { until, ...work }: SharedWork & { until: number },
  ): Promise<TextPart> {
    try {
      return await slots.run(work, async () => {
        if (performance.now() >= until) return part;
        return { ...part, passages: namePassages(part.text, await model.read(part.text)) };
      });
    } catch (error) {
      work.signal?.throwIfAborted();
      if (!(error instanceof QueueFull)) tell(error);
      return part;
    }
  }

  return {
    async read(parts, set, work) {
      const model = isAskedFor(set) ? await opened : null;
      if (!model) return parts;
      const until = performance.now() + MOST_SECONDS * 1000;
      let left = MOST_CHARACTERS;
      const answered: TextPart[] = [];
      for (const part of parts) {
        const fits = part.text !== '' && part.text.length <= left && performance.now() < until;
        if (fits) left -= part.text.length;
        const task = { ...work, bytes: part.text.length, until };
        answered.push(fits ? await readPart(part, model, task) : part);
      }
      return answered;
    },
    async close() {
      slots.close(new EntityReadFault('closed'));
      await (await opened)?.close();
    },
  };
}

/** Custom types can be composed of any others. */
function isAskedFor({ switches, own }: DataTypeSet): boolean {
  return own.length > 0 || Object.values(NAME_TYPES).some((id) => switches[id]?.isOn !== false);
}
