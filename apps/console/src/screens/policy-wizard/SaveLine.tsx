import { Button, textOf } from '@waybill/ui';
import { request } from '../../app/http/api.ts';
import { readPath } from '../../app/http/build-path.ts';
import type { PolicyDraft } from './draft/use-policy-draft.ts';
import type { PolicyDetail } from '@waybill/contract';
import { wizardText } from './wizard.text.ts';

/** Whether the draft is saved, and options if it could not be. */
export function SaveLine({ draft }: { draft: PolicyDraft }) {
  const words = textOf(wizardText);
  const { state, policy } = draft;
  async function takeTheirs(): Promise<void> {
    const params = { policyKey: policy.policyKey };
    const theirs = await request<PolicyDetail>(readPath('/v1/policies/{policyKey}', { params }));
    if (theirs !== undefined) draft.take(theirs);
  }
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
      <span className={state === 'failed' || state === 'conflict' ? 'text-critical' : ''}>
        {words[state]}
      </span>
      {state === 'failed' && (
        <Button size="sm" onClick={() => void draft.flush()}>
          {words.tryAgain}
        </Button>
      )}
      {state === 'conflict' && (
        <>
          <span>{words.conflictHelp}</span>
          <Button size="sm" onClick={() => void takeTheirs()}>
            {words.takeTheirs}
          </Button>
        </>
      )}
    </div>
  );
}
