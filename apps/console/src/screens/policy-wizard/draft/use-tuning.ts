import { textOf, toast } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { reasonWords, ruleOf, tunedRule } from '../../../components/detection/tuning/tuned-rule.ts';
import { tuningText } from '../../../components/detection/tuning/tuning.text.ts';
import { readTuning } from '../../../components/policy/tuning-address.ts';
import type { PolicyDraft } from './use-policy-draft.ts';
import { stepAddress } from './wizard-steps.ts';

/** Applies, once, the suggestion of the detection's verdict that the address names. */
export function useTuning(draft: PolicyDraft): void {
  const [search] = useSearchParams();
  const { can } = useSessionInfo();
  const { navigate } = useNavigator();
  const asked = can('policy:edit') ? readTuning(search) : null;
  const { data } = useRead(asked === null ? null : '/v1/detections/{detectionId}', {
    params: { detectionId: asked?.detectionId ?? '' },
  });
  const fillIn = useRef<() => void>(() => undefined);
  useEffect(() => {
    fillIn.current = () => {
      if (asked === null || data === undefined) return;
      const rule = ruleOf(draft.content, data);
      const tuned = rule && tunedRule(rule, data, { ...asked, reason: reasonWords(data) });
      if (!rule || !tuned) return;
      const text = textOf(tuningText);
      draft.setRule(rule.id, tuned.change);
      toast({
        variant: 'success',
        title: text.filledIn(data.number),
        // Fixed parts have no draft: their exceptions take effect when saved.
        description: draft.policy.isBuiltin ? text.filledInBuiltin : text.filledInNote,
      });
      // The address no longer contains it: rereading would apply it twice.
      navigate(stepAddress(draft.policy.policyKey, tuned.step, rule.id), { replace: true });
    };
  });
  const isDone = useRef(false);
  useEffect(() => {
    if (data === undefined || isDone.current) return;
    isDone.current = true;
    fillIn.current();
  }, [data]);
}
