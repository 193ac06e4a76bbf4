import { textOf, toast } from '@waybill/ui';
import { useSWRConfig } from 'swr';
import { describeError } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { inventoryText } from '../inventory.text.ts';

export interface IdentityChanges {
  /** Takes a record out; resolves to whether it was done. */
  separate: (record: { recordId: string; name: string }) => Promise<boolean>;
  /** Joins another identity's records to this one; resolves to whether it was done. */
  join: (other: JoinedIdentity) => Promise<boolean>;
}

export interface JoinedIdentity {
  identityId: string;
  name: string;
  recordIds: readonly string[];
}

/**
 * Changes which records an identity has; each change can be undone from its toast.
 *
 * @param identityId the displayed identity
 * @param onChanged receives the identity that now has the first one's records, possibly the same
 */
export function useIdentityChanges(
  identityId: string,
  onChanged: (fromId: string, toId: string) => void,
): IdentityChanges {
  const { mutate } = useSWRConfig();
  const text = textOf(inventoryText);

  /** Does the work and rereads open data, except for a deleted identity. */
  const told = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    let goneId: string | undefined;
    try {
      goneId = await work();
      return true;
    } catch (error) {
      if (error !== REFUSED) toast({ variant: 'error', title: describeError(error).title });
      return false;
    } finally {
      await mutate((key) => isDetail(key) && !(goneId !== undefined && key.endsWith(`/${goneId}`)));
    }
  };
  const done = (title: string, takeBack: () => Promise<string>): void => {
    const onClick = () =>
      void told(async () => {
        onChanged(identityId, await takeBack());
        toast({ variant: 'success', title: text.undone });
        return undefined;
      });
    toast({ variant: 'success', title, action: { label: text.undo, onClick } });
  };

  return {
    separate: ({ recordId, name }) =>
      told(async () => {
        const apart = await separateRecord(identityId, recordId);
        onChanged(identityId, identityId);
        done(text.separated(name), () => joinIdentity(identityId, apart));
        return undefined;
      }),
    join: (other) =>
      told(async () => {
        const together = await joinIdentity(identityId, other.identityId);
        onChanged(identityId, together);
        done(text.joined(other.name), () => takeApart(together, other.recordIds));
        return together === identityId ? other.identityId : identityId;
      }),
  };
}

function isDetail(key: unknown): key is string {
  return typeof key === 'string' && /^\/v1\/(people|devices)\//.test(key);
}

/** Thrown after a missing permission, which a toast already reported. */
const REFUSED = new Error('refused');

async function separateRecord(identityId: string, recordId: string): Promise<string> {
  const answer = await change('POST', '/v1/identities/{identityId}/separate', {
    params: { identityId },
    body: { recordId },
  });
  if (answer === undefined) throw REFUSED;
  return answer.identityId;
}

async function joinIdentity(identityId: string, otherId: string): Promise<string> {
  const answer = await change('POST', '/v1/identities/{identityId}/join', {
    params: { identityId },
    body: { otherId },
  });
  if (answer === undefined) throw REFUSED;
  return answer.identityId;
}

/**
 * Separates records again and keeps them joined among themselves. All of them are separated before the
 * first two are joined: one that remained would draw the others back.
 */
async function takeApart(identityId: string, recordIds: readonly string[]): Promise<string> {
  const apart: string[] = [];
  for (const recordId of recordIds) apart.push(await separateRecord(identityId, recordId));
  const [first, ...others] = apart;
  let together = first ?? identityId;
  for (const other of others) together = await joinIdentity(together, other);
  return identityId;
}
