import type { CaseKind } from '@waybill/contract';

/** Usual tasks of each kind of case, in order. Stored with the case; people can change them. */
export const TASKS_OF_KIND: Readonly<Record<CaseKind, readonly string[]>> = {
  leaver: [
    'Confirm the last working day with HR',
    'Compare data movements of the last 90 days with the baseline',
    'Trace all external copies of the objects',
    'Request the return or deletion of copies',
    'Revoke access and sessions',
  ],
  accidental_share: [
    'Ask the owner whether the share was intentional',
    'Revoke the link or the external access',
    'Check who has opened it since',
    'Notify the data owner',
  ],
  source_code_leak: [
    'Identify the repository and commit',
    'Check the leaked code for secrets and rotate them',
    'Request a takedown from the host',
    'Notify the legal department',
  ],
  ai_prompt_leak: [
    'Identify the data in the prompt',
    'Check whether the account belongs to the organization',
    'Request deletion from the provider',
    'Remind the person of the policy',
  ],
  other: [],
};
