import type { CaseKind } from '@waybill/contract';

/** What a case of each kind usually takes, in order. Words of the case, which people may change. */
export const TASKS_OF_KIND: Readonly<Record<CaseKind, readonly string[]>> = {
  leaver: [
    'Confirm the last working day with the people department',
    'Compare what left in the last 90 days with what is usual',
    'Follow the objects to every copy outside',
    'Ask for the return or deletion of copies',
    'Revoke access and sessions',
  ],
  accidental_share: [
    'Ask the owner whether the share was meant',
    'Revoke the link or the outside access',
    'Find out who opened it meanwhile',
    'Tell those who answer for the data',
  ],
  source_code_leak: [
    'Find the repository and the commit',
    'Look for secrets in what left, and rotate them',
    'Ask the host to take the copy down',
    'Tell the legal department',
  ],
  ai_prompt_leak: [
    'Find out what data the prompt held',
    'Check whether the account is the organisation’s own',
    'Ask the provider for deletion',
    'Remind the person of the rules',
  ],
  other: [],
};
