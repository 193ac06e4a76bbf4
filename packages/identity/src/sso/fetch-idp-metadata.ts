import type { Caller } from '../costly/fair-turns.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { IdpMetadata } from './idp-metadata.ts';
import { isParsable } from './xml-limits.ts';

/** Several providers of a federation; the address may be anything. */
const MOST_CHARACTERS = 1_048_576;

/** Reads metadata from a user-chosen address. Throws if there is none. */
export async function fetchIdpMetadata(
  { outbound, costly }: Pick<IdentityContext, 'outbound' | 'costly'>,
  caller: Caller,
  { address, entityId }: { address: string; entityId?: string | undefined },
): Promise<IdpMetadata> {
  const answer = await outbound.fetch(address, { headers: { accept: 'application/xml, */*' } });
  if (!answer.ok) throw new Error(`The address answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > MOST_CHARACTERS || !isParsable(text)) throw new Error('Not worth parsing');
  return costly.metadata(caller, { text, ...(entityId ? { entityId } : {}) });
}
