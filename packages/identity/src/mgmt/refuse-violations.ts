import { isDuplicate, isMissingReference } from '../store/statement.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** Turns violations of the database's constraints into E011004 with the text. */
export async function refuseViolations<T>(
  texts: { duplicate: string; missing?: string },
  work: Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const text = isDuplicate(error)
      ? texts.duplicate
      : isMissingReference(error)
        ? texts.missing
        : undefined;
    if (text === undefined) throw error;
    throw new WireError(400, WIRE_CODES.invalidArguments, text);
  }
}
