import { textOf } from '@waybill/ui';
import { describeError } from '../../app/http/api-error.ts';
import { totpText } from './totp.text.ts';

/** Ten new codes that replace the earlier ones; undefined without permission. */
export type SendForCodes = () => Promise<{ codes: string[] } | undefined>;

/** Creates recovery codes: the codes, or why there are none. */
export async function makeRecoveryCodes(
  send: SendForCodes,
): Promise<{ codes: string[] } | { fault: string }> {
  try {
    return (await send()) ?? { fault: textOf(totpText).mayNot };
  } catch (error) {
    return { fault: describeError(error).title };
  }
}
